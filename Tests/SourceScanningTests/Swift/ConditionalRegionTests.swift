import NavigationModel
import Testing

@Suite("Code for one platform or for debug builds only")
struct ConditionalRegionTests {
  private func regions(_ text: String) -> [String] {
    SwiftSource(text).scanned.conditionalRegions.map { region in
      let condition = if case .platform(let platform) = region.condition { platform } else { "debug" }
      return "\(condition) \(region.start)-\(region.end)"
    }
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
    #expect(found == ["tvOS 1-3", "debug 3-5", "macOS 5-7"])
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

  @Test("is what debug builds alone have, by any condition that says so")
  func debug() {
    let found = regions(
      """
      #if DEBUG
      class Logs {}
      #else
      class Crashes {}
      #endif
      #if !RELEASE || (DEBUG && os(iOS))
      class Menu {}
      #endif
      #if RELEASE
      class Review {}
      #elseif BETA
      class Beta {}
      #else
      class Probe {}
      #endif
      #if DEBUG || BETA
      class Feedback {}
      #endif
      """)
    #expect(found == ["debug 1-3", "debug 6-8", "debug 11-13", "debug 13-15"])
  }

  @Test(
    "is read to its end, and the file with it, where what stands for a condition is none",
    arguments: ["(DEBUG, BETA)", "()", "((os(iOS), DEBUG) && os(tvOS))", "!()", "|| &&", "DEBUG &&"])
  func noConditions(condition: String) {
    let source = SwiftSource("class Before {}\n#if \(condition)\nclass Inner {}\n#endif\nclass After {}")
    #expect(source.types.contains { $0.name == "Before" } && source.types.contains { $0.name == "After" })
  }

  @Test("ends with the file where it is not closed")
  func unclosed() {
    #expect(regions("#if os(tvOS)\nclass Remote {}").count <= 1)
  }
}
