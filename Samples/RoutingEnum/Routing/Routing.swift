/// Every way in which a screen may ask to go on. What it means depends on the screen that asks.
enum Routing {
  case start
  case signedIn
  case selected(Line)
  case sailing(Sailing)
  case buy(Sailing)
  case paid
  case search
  case found(Harbour)
  case filter
  case settings
  case signOut
  case back
  case home
  case close
  case failed(FerryError)
  case message(String)
}
