import SwiftUI

struct ExhibitListView: View {
  /// One sheet at a time, chosen by an enum.
  private enum ActiveSheet: Int, Identifiable {
    case filter, scanner

    var id: Int { rawValue }
  }

  @EnvironmentObject private var collection: MuseumCollection
  @State private var activeSheet: ActiveSheet?

  var body: some View {
    List(collection.exhibits) { exhibit in
      NavigationLink(value: Route.exhibit(exhibit)) {
        Text(exhibit.title)
      }
    }
    .navigationTitle("Exhibits")
    .toolbar {
      Button("Filter") { activeSheet = .filter }
      Button("Scan") { activeSheet = .scanner }
    }
    .sheet(item: $activeSheet) { sheet in
      content(of: sheet)
    }
  }

  @ViewBuilder
  private func content(of sheet: ActiveSheet) -> some View {
    switch sheet {
    case .filter:
      FilterView()
    case .scanner:
      ScannerView()
    }
  }
}

struct FilterView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var onlyOnDisplay = true

  var body: some View {
    Form {
      Toggle("On display", isOn: $onlyOnDisplay)
      Button("Done") { dismiss() }
    }
  }
}
