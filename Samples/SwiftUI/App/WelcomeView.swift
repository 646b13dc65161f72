import SwiftUI

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome to the museum")
        .font(.largeTitle)
      Button("Come in") {
        hasSeenWelcome = true
        dismiss()
      }
    }
  }
}
