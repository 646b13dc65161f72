import SwiftUI

struct ArtistView: View {
  let artist: Artist

  @EnvironmentObject private var collection: MuseumCollection

  private var works: [Exhibit] {
    collection.exhibits.filter { $0.artist == artist }
  }

  var body: some View {
    List(works) { work in
      NavigationLink(work.title, value: Route.exhibit(work))
    }
    .navigationTitle(artist.name)
  }
}

struct AudioGuideView: View {
  let exhibit: Exhibit

  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    VStack {
      Text("Playing \(exhibit.title)")
      Button("Stop") { navigator.back() }
    }
  }
}
