import NavigationModel

/// The transitions that were found, and the places that have the form of one and are none.
struct FoundTransitions: Sendable {
  var transitions: [Transition] = []
  var dismissals: [Dismissal] = []
  /// What classes of segues do with the destinations of their segues.
  var segueClasses = SegueClasses()
}

/// A place that has the form of a transition and gives no edge, with the cause of that.
///
/// Whoever decides that a place is no transition says why, so that the account need not guess it afterwards.
struct Dismissal: Sendable {
  let spot: CodeSpot
  let cause: Cause

  init(at site: CallSite, since cause: Cause) { (spot, self.cause) = (CodeSpot(site), cause) }

  init(at site: AssignmentSite, since cause: Cause) { (spot, self.cause) = (CodeSpot(site), cause) }

  init(at spot: CodeSpot, since cause: Cause) { (self.spot, self.cause) = (spot, cause) }

  init(of transition: Transition, since cause: Cause) { (spot, self.cause) = (CodeSpot(transition), cause) }

  /// Why a place gives no edge.
  enum Cause: Sendable {
    /// An override hands on to its superclass what it is given.
    case override
    /// It is given a value of a type that is no screen.
    case plainValue(String)
    /// It makes an object of a type of the program's own.
    case ownType(String)
    /// It means a function of the program's own, which has this owner and signature.
    case namesake(BodyID)
    /// It is called on an object of a type that the idiom is not about.
    case receiver(String)
    /// It sets a property of an object of a type that the idiom is not about.
    case owner(String)
    /// It is given a screen or a coordinator, and called on something whose type is not known.
    case unknownReceiver
    /// It is called by a name that everybody uses, and neither what it is called on nor what it is given has to do with
    /// navigation: the place is none of the account.
    case commonWord
    /// It is called on nothing, where an idiom wants an object.
    case noReceiver
    /// It has not this modifier, without which it shows no screen.
    case unmodified(String)
    /// The conditions around it rule it out, or the arguments of all calls do.
    case neverRuns
    /// It shows tabs, which are told one by one.
    case tabs
    /// What it shows is nothing.
    case showsNothing
    /// It is a link in a list whose selection it sets, for a value that nothing is shown for.
    case selects
    /// It registers screens for values, and those who set or append the values lead to them.
    case registered
    /// It shows the very object that asks.
    case showsItself
    /// It goes back to the very screen that asks, whatever lies above it.
    case comesBack
    /// It goes back to a controller that is looked up on the stack while the app runs.
    case unknownReturn
    /// It brings a window to the front that nothing is known of.
    case unknownWindow
    /// It calls a function of that name, which no analyzed file declares.
    case undeclared(String)
    /// It asks a coordinator that is only known by this protocol, to which nothing in the sources conforms.
    case unimplemented(String)
    /// What it shows has been there before.
    case wasThere
    /// The project's configuration says what the calls mean.
    case described
    /// Nothing in the analyzed files calls the function that it is in.
    case uncalled(String)
    /// It shows what the function around it is given, or the view whose code it is, and no call means that.
    case uncalledWrapper(BodyID)
    /// Buttons and menus may call the function around it by its selector, with unknown arguments.
    case selector(String)
    /// A framework can call the function that it is in, by a protocol or a class that it knows.
    case calledByFramework(String)
    /// It shows what a framework hands the function that it is in, which other code has asked the framework to show.
    case handedByFramework(String)
    /// More places call the function that it is in than are followed.
    case calledEverywhere(String)
    /// The content belongs to who makes the container.
    case content
    /// It is no code of the app: the file is left out.
    case leftOut(String)
    /// No code of its file names the private function that it is in, or only such functions do.
    case uncalledPrivately(String, isNamed: Bool)
    /// It shows what only code asks for that nothing runs.
    case askedByDeadCode
    /// It shows what others give to an object that it reads.
    case collected
    /// It shows the route that others set an observed property to.
    case observed
    /// The route or the item contains the view, so the code that creates the route or the item leads there.
    case carried
    /// It puts the view of a controller somewhere, in code that is no controller's.
    case viewOnView
    /// It puts the view of a controller into another one's, which the controller that has both tells elsewhere.
    case viewOfController
    /// It moves the views of a transition that others ask for.
    case animation
    /// It fills a part of a view.
    case partOfView
    /// It sets what a hosting controller holds that is only asked for the size of that.
    case measured
    /// It shows an empty controller, which only serves to present something on.
    case blank
    /// A window gives itself a controller while it is made.
    case givesController
    /// It is what a class of segues does with each of its segues.
    case carriesOutSegue
    /// Linking came to nothing, and does not know why.
    case notFollowed
  }
}

extension Dismissal.Cause {
  /// Whether the place is one of the account.
  var isAccountable: Bool { if case .commonWord = self { false } else { true } }

  /// The code that no call means, where that is the cause.
  var uncalledBody: BodyID? { if case .uncalledWrapper(let body) = self { body } else { nil } }

  /// The most informative of the causes why several patterns do not fit; nil if the code has the form of none of them.
  init?(_ misfits: [PatternFit.Misfit], in program: Program) {
    let causes = misfits.compactMap { misfit -> Self? in
      switch misfit {
      case .labels: nil
      case .override: .override
      case .plainValue(let type): .plainValue(program[type].name)
      case .ownType(let type): .ownType(program[type].name)
      case .namesake(let body): .namesake(body)
      case .receiver(let type): .receiver(program[type].name)
      case .unknownReceiver: .unknownReceiver
      case .commonWord: .commonWord
      case .noReceiver: .noReceiver
      case .unmodified(let modifier): .unmodified(modifier.code)
      }
    }
    guard let first = causes.min(by: { $0.rank < $1.rank }) else { return nil }
    self = first
  }

  /// The causes that name what a call means instead come before those that only say what it does not mean.
  private var rank: Int {
    switch self {
    case .namesake, .ownType, .override: 0
    case .plainValue: 1
    case .unknownReceiver: 2
    case .receiver, .owner: 3
    default: 4
    }
  }

  /// What became of a place, and why.
  func verdict(in program: Program) -> (outcome: NavigationAccount.Outcome, reason: String) {
    switch self {
    case .override: (.forwarded, "an override passes its argument to the superclass")
    case .plainValue(let type): (.own, "its argument is \(type.withArticle), which is not a screen")
    case .ownType(let type): (.own, "\(type) is a type of the program")
    case .namesake(let body):
      (
        .own,
        "it calls \(program[body].owner.map { "\(program[$0].name)." } ?? "")\(program[body].signature) of the program"
      )
    case .receiver(let type): (.own, "it is called on \(type.withArticle)")
    case .owner(let type): (.own, "it is set on \(type.withArticle)")
    case .unknownReceiver: (.unexplained, "the type of its receiver is unknown")
    case .commonWord: (.own, "the word is used for something else")
    case .leftOut(let reason): (.outside, reason)
    case .uncalledPrivately(let function, let isNamed):
      (
        .unreachable,
        "\(function) is private, and \(isNamed ? "only code of its file that nothing runs" : "no code of its file") names it"
      )
    case .askedByDeadCode: (.unreachable, "only code that nothing runs asks for it")
    case .noReceiver: (.own, "it has no receiver")
    case .unmodified(let modifier): (.own, "it shows a screen only with \(modifier)")
    case .neverRuns: (.unreachable, "its conditions never hold")
    case .tabs: (.forwarded, "it shows tabs, which are those of the app")
    case .showsNothing: (.own, "it shows no screen")
    case .selects:
      (.forwarded, "it selects a row of its list, and the code that observes the selection shows the destination")
    case .registered:
      (.forwarded, "it registers screens for values, and the code that sets or appends a value leads to them")
    case .showsItself: (.forwarded, "it shows the object that contains this code, for its callers")
    case .comesBack: (.forwarded, "it removes whatever is on top of the screen that calls it")
    case .unknownReturn: (.unresolved, "the screen of the stack that it goes back to is unknown")
    case .unknownWindow: (.unresolved, "the window that it brings to the front is unknown")
    case .undeclared(let function): (.unresolved, "\(function) is not declared in the analyzed files")
    case .unimplemented(let coordinator):
      (.unresolved, "no type of the analyzed files conforms to \(coordinator)")
    case .wasThere: (.own, "it shows a screen that was already there")
    case .described: (.forwarded, "the configuration says what the calls of the function mean")
    case .uncalled(let function): (.unreachable, "nothing in the analyzed files calls \(function)")
    case .uncalledWrapper(let body):
      (.unreachable, "nothing in the analyzed files calls \(program[body].signature)")
    case .selector(let function):
      (.unresolved, "other code may call \(function) by its selector, and what it passes is unknown")
    case .calledByFramework(let function):
      (.unresolved, "a framework may call \(function), and what it passes is unknown")
    case .handedByFramework(let function):
      (.forwarded, "a framework calls \(function) with what other code shows")
    case .calledEverywhere(let function): (.unexplained, "\(function) has more callers than navgraph follows")
    case .content:
      (.forwarded, "it sets the content of a container, and the code that creates the container leads there")
    case .collected: (.forwarded, "it shows what other code puts into the object that it reads")
    case .observed: (.forwarded, "it shows the value of a property, and the code that sets the property leads there")
    case .carried:
      (.forwarded, "the route or item contains the view, and the code that creates the route or item leads there")
    case .viewOnView: (.embedded, "it adds a controller's view, outside of a controller")
    case .viewOfController: (.embedded, "it puts the view of a controller into another view")
    case .animation: (.forwarded, "it animates a transition that other code asks for")
    case .partOfView: (.embedded, "it fills a part of a view")
    case .measured: (.own, "the code only measures the view")
    case .blank: (.own, "it shows an empty controller")
    case .givesController: (.own, "it gives the window a controller, which shows nothing yet")
    case .carriesOutSegue: (.forwarded, "it implements what each segue of the class does")
    case .notFollowed: (.unexplained, "navgraph found no screen that it shows, and no reason for that")
    }
  }
}
