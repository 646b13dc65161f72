import SwiftUI

/// The screens that can be reached by value, from a link as well as from a push of the navigator.
enum Route: Hashable {
  case exhibit(Exhibit)
  case artist(Artist)
  case audio(Exhibit)
}

extension Route {
  /// The screen behind a route.
  @ViewBuilder
  var destination: some View {
    switch self {
    case .exhibit(let exhibit):
      ExhibitView(exhibit: exhibit)
    case .artist(let artist):
      ArtistView(artist: artist)
    case .audio(let exhibit):
      AudioGuideView(exhibit: exhibit)
    }
  }
}
