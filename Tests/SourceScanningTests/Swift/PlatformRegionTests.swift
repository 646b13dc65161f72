import NavigationModel
import Testing

@Suite("Code for one platform only")
struct PlatformRegionTests {
  private func regions(_ text: String) -> [String] {
    SwiftSource(text).scanned.platformRegions.map { "\($0.platform) \($0.start)-\($0.end)" }
  }

  @Test("is each clause that names a platform and nothing else")
  func clauses() {
    let found = regions(
      """
      #if os(tvOS)
      class Remote {}
      #elseif os( iOS ) && DEBUG
      class Probe {}
      #elseif os(macOS)
      class Menu {}
      #else
      class List {}
      #endif
      #if !os(watchOS)
      class Map {}
      #endif
      """)
    #expect(found == ["tvOS 1-3", "macOS 5-7"])
  }

  @Test("is found among members, statements, cases and modifiers")
  func places() {
    let found = regions(
      """
      struct Home: View {
        #if os(tvOS)
        func menu() {}
        #endif
        func tap(_ kind: Kind) {
          #if os(iOS)
          show()
          #endif
          switch kind {
          #if os(macOS)
          case .window: open()
          #endif
          case .screen: break
          }
        }
        var body: some View {
          Text("")
            #if os(visionOS)
            .padding()
            #endif
        }
      }
      """)
    #expect(found == ["tvOS 2-4", "iOS 6-8", "macOS 10-12", "visionOS 18-20"])
  }

  @Test("ends with the file where it is not closed")
  func unclosed() {
    #expect(regions("#if os(tvOS)\nclass Remote {}").count <= 1)
  }
}
