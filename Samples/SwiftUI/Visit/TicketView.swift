import SwiftUI

struct TicketView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsReceipt = false

  var body: some View {
    Form {
      Button("Pay") { showsReceipt = true }
      Button("Cancel", role: .cancel) { dismiss() }
    }
    .fullScreenCover(isPresented: $showsReceipt, onDismiss: { dismiss() }) {
      ReceiptView()
    }
  }
}

struct ReceiptView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") {
      presentationMode.wrappedValue.dismiss()
    }
  }
}
