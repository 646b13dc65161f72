import SwiftUI

extension View {
  /// Buying a ticket, which several screens offer, always looks the same.
  func ticketSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) {
      NavigationStack {
        TicketView()
      }
    }
  }

  /// A sheet whose content the caller gives, with the museum's look.
  func museumSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented) {
      content()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}
