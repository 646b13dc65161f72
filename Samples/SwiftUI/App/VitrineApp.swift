import SwiftUI

/// A guide through a museum. The second window group lets a visitor with an iPad keep one exhibit beside the list.
@main
struct VitrineApp: App {
  @StateObject private var collection = MuseumCollection()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(collection)
    }

    WindowGroup("Exhibit", id: "exhibit", for: Exhibit.ID.self) { $id in
      ExhibitWindow(exhibitID: id)
        .environmentObject(collection)
    }
  }
}
