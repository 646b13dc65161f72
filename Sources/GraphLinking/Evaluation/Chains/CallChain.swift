import NavigationModel

/// A chain of calls that begins with a type: `Type(a).b(c).d()`, or `Type.b(c).d()`.
struct CallChain {
  /// One call of the chain.
  struct Link {
    let name: String
    /// What the name is specialized with, as in `StepAssembler<Detail, String>()`.
    let generics: [TypeReference]
    let arguments: [Argument]
    let position: Position
  }

  /// The type that the chain begins with, with the arguments of its initializer if that is called.
  let root: Link
  /// What is called on it, in order.
  let links: [Link]

  /// Takes a call apart; nil for one that does not begin with a type.
  init?(_ call: Call) {
    var links: [Link] = []
    var next = call
    while true {
      switch next.callee {
      case .member(let base, let name):
        links.append(Link(name: name, generics: [], arguments: next.arguments, position: next.position))
        switch base {
        case .call(let inner):
          next = inner
          continue
        case .identifier(let type) where type.first?.isUppercase == true:
          self.init(root: Link(name: type, generics: [], arguments: [], position: next.position), links)
        case .specialized(.identifier(let type), let generics):
          self.init(root: Link(name: type, generics: generics, arguments: [], position: next.position), links)
        default:
          return nil
        }
      case .identifier(let type) where type.first?.isUppercase == true:
        self.init(
          root: Link(name: type, generics: [], arguments: next.arguments, position: next.position), links)
      case .specialized(.identifier(let type), let generics):
        self.init(
          root: Link(name: type, generics: generics, arguments: next.arguments, position: next.position), links)
      default:
        return nil
      }
      return
    }
  }

  private init(root: Link, _ linksFromTheLast: [Link]) {
    self.root = root
    links = linksFromTheLast.reversed()
  }
}
