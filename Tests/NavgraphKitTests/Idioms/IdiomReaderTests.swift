import NavigationIdioms
import NavigationModel
import Reporting
import Testing

@testable import NavgraphKit

@Suite("The idioms of a configuration")
struct IdiomReaderTests {
  @Test("can say everything that there is to say")
  func everything() throws {
    let idioms = try read(
      """
      idioms:
        - name: drawer
          framework: DrawerKit
          summary: The drawer slides a screen over the current one.
          transitions:
            - call: slideOver
              labels: [_, from]
              on: [DrawerController, UI.Panel]
              shows: argument _
              as: present
              unknown-receiver: false
            - { assignment: center, shows: value, as: root }
            - { implementation: drawer, labels: [_, pageAt], shows: value, as: page }
            - { call: destination, labels: [for, {}], shows: builder content, as: push, registers-for: for }
          types:
            - name: DrawerController
              superclass: UIViewController
              protocols: [Sliding, UI.Docking]
              role: container
              framework: uikit
              contents: { center: root, left: column }
          members:
            - { owner: UIViewController, name: drawer, type: DrawerController }
          example:
            source: |
              class A {}
            edges: [A push B, A dismiss ?]
      """)
    var idiom = Idiom(own: "drawer", framework: "DrawerKit")
    idiom.summary = "The drawer slides a screen over the current one."
    idiom.transitions = own([
      TransitionPattern(
        .call("slideOver", labels: ["_", "from"]), on: ["DrawerController", "UI.Panel"], shows: .argument("_"),
        as: .present, acceptsUnknownReceiver: false),
      TransitionPattern(.assignment("center"), shows: .value, as: .root),
      TransitionPattern(.implementation("drawer", labels: ["_", "pageAt"]), shows: .value, as: .page),
      TransitionPattern(
        .call("destination", labels: ["for", "{}"]), shows: .builder("content"), as: .push, registersFor: "for"),
    ])
    idiom.types = [
      FrameworkType(
        "DrawerController", superclass: "UIViewController", protocols: ["Sliding", "UI.Docking"], role: .container,
        framework: .uikit, contents: ["center": .root, "left": .column])
    ]
    idiom.members = [FrameworkMember("UIViewController", "drawer", "DrawerController")]
    idiom.example = Idiom.Example(source: "class A {}\n", edges: ["A push B", "A dismiss ?"])
    #expect(idioms == [idiom])
  }

  @Test(
    "say in words what is shown",
    arguments: [
      ("argument _", .argument("_")), ("argument to", .argument("to")), ("builder content", .builder("content")),
      ("children content", .children("content")), ("receiver", .receiver),
      ("specialization", .specialization),
      ("segue withIdentifier", .segue("withIdentifier")), ("registered value", .registered("value")),
      ("named settings", .named("settings")), ("fixed Menu.Alert", .fixed("Menu.Alert")), ("previous", .previous),
    ] as [(String, TransitionPattern.Destination)])
  func destinations(text: String, destination: TransitionPattern.Destination) throws {
    #expect(
      try read(transition("call: go, shows: \(text), as: push")).first?.transitions.first?.destination == destination)
    #expect(DestinationSpelling.write(destination) == text)
  }

  @Test("can say what navgraph's own say, in the form in which it shows them as JSON")
  func roundTrip() throws {
    // The vocabularies of single libraries are no part of it.
    for idiom in Idioms.all where idiom.isInPlainTerms {
      let json = try JSONDocument.text(of: IdiomDocument(idiom))
      var expected = Idiom(own: "own-\(idiom.name)", framework: idiom.framework)
      expected.summary = idiom.summary
      expected.transitions = own(idiom.transitions)
      expected.types = idiom.types
      expected.members = idiom.members
      expected.example = idiom.example
      let renamed = json.replacing("\"name\" : \"\(idiom.name)\"", with: "\"name\" : \"own-\(idiom.name)\"")
      #expect(try read("idioms: [\(renamed)]") == [expected])
    }
  }

  @Test("may be none, and may leave out what has a default")
  func defaults() throws {
    #expect(try read("idioms:") == [])
    let idiom = try #require(try read(transition("call: go, shows: previous, as: pop")).first)
    #expect(idiom.framework == "App" && idiom.summary == "" && idiom.example == nil)
    #expect(idiom.transitions.first?.acceptsUnknownReceiver == true)
  }

  @Test("take a builder's braces with quotes and without")
  func builderLabel() throws {
    for label in ["{}", "'{}'"] {
      let idioms = try read(transition("call: go, labels: [item, \(label)], shows: builder content, as: sheet"))
      #expect(idioms.first?.transitions.first?.trigger == .call("go", labels: ["item", "{}"]))
    }
  }

  @Test(
    "tell a call without arguments from one with any",
    arguments: [("[()]", ["()"]), ("['()']", ["()"]), ("[]", [])] as [(String, [String])])
  func noArgument(labels: String, read expected: [String]) throws {
    let idioms = try read(transition("call: go, labels: \(labels), shows: receiver, as: window"))
    #expect(idioms.first?.transitions.first?.trigger == .call("go", labels: expected))
  }

  @Test("may have Swift code with ampersands in their examples")
  func ampersands() throws {
    let idioms = try read(
      """
      idioms:
        - name: a
          transitions: [{ call: go, shows: previous, as: pop }]
          example:
            source: |
              func a() { if b && c { read(&d) } }
            edges: []
      """)
    #expect(idioms.first?.example?.source == "func a() { if b && c { read(&d) } }\n")
  }

  @Test(
    "are refused with the place and the nearest right word",
    arguments: [
      ("cal: go, shows: previous, as: pop", "a transition cannot have the key 'cal'; did you mean 'call'?"),
      ("call: go, shows: previus, as: pop", "'shows' cannot be 'previus'; did you mean 'previous'?"),
      ("call: go, shows: argumnt _, as: pop", "'shows' cannot be 'argumnt _'; did you mean 'argument'?"),
      ("call: go, shows: previous, as: poop", "'as' cannot be 'poop'; did you mean 'pop'?"),
      ("call: go, shows: previous, as: pop, unknown-receiver: no", "'unknown-receiver' cannot be 'no'; it must be"),
    ])
  func nearestWord(text: String, expected: String) {
    #expect(message(transition(text)).contains(expected))
  }

  @Test(
    "are refused where a transition is none",
    arguments: [
      ("shows: previous, as: pop", "4:5: a transition needs a trigger: 'call', 'assignment' or 'implementation'"),
      (
        "call: go, assignment: a, shows: value, as: pop",
        "4:5: a transition has only one trigger, but this one has 'call' and 'assignment'; split it into two transitions"
      ),
      ("call: go, as: pop", "4:5: a transition needs 'shows', the destination that it shows"),
      ("call: go, shows: previous", "4:5: a transition needs 'as', the kind of the transition"),
      (
        "call: 'go(_:)', shows: previous, as: pop",
        "4:12: 'call' is 'go(_:)', but must be the bare name; write the labels of a call in 'labels'"
      ),
      ("call: go-on, shows: previous, as: pop", "4:12: 'call' is 'go-on', but must be the bare name"),
      ("call: go, labels: ['a:'], shows: previous, as: pop", "4:25: a label is 'a:', but must be the bare name"),
      (
        "call: go, labels: [(), a], shows: previous, as: pop",
        "4:24: '()' stands for a call without arguments, and alone"
      ),
      ("call: go, on: [A<B>], shows: previous, as: pop", "4:21: a type is 'A<B>', but must be the bare name of a type"),
      ("call: go, on: { A: B }, shows: previous, as: pop", "4:20: 'on' must be a list"),
      ("assignment: a, labels: [b], shows: value, as: pop", "4:29: an assignment has no labels"),
      ("assignment: a, shows: argument _, as: pop", "4:28: an assignment shows its 'value'"),
      ("implementation: a, shows: receiver, as: pop", "4:32: an implementation shows the 'value' that it returns"),
      ("call: go, shows: value, as: pop", "4:23: a call has no 'value'; it shows an argument, as in 'argument _'"),
      ("call: go, shows: argument, as: pop", "'argument' needs one label, such as 'argument _'"),
      ("call: go, shows: fixed, as: pop", "'fixed' needs the name of a type, such as 'fixed Alert'"),
      ("call: go, shows: previous screen, as: pop", "'previous' takes no argument"),
      ("call: go, shows: ' ', as: pop", "'shows' cannot be ' '; such as 'argument _'"),
      (
        "call: go, shows: argument _, as: push, registers-for: for",
        "'registers-for' goes with a call that shows a builder"
      ),
    ])
  func wrongTransition(text: String, expected: String) {
    #expect(message(transition(text)).contains(expected))
  }

  @Test(
    "are refused where another part is wrong",
    arguments: [
      ("idioms: {name: a}", "1:9: the idioms must be a list"),
      ("idioms: [a]", "1:10: an idiom must be a mapping of keys to values"),
      ("idioms: [{summary: a}]", "1:10: an idiom needs 'name'"),
      ("idioms: [{name: a}]", "1:10: the idiom 'a' is empty; add 'transitions', 'types' or 'members'"),
      ("idioms: [{name: My Router}]", "1:17: the name 'My Router' must be of lower-case letters, digits and dashes"),
      ("idioms: [{name: uikit-push}]", "1:17: navgraph itself has an idiom with the name 'uikit-push'"),
      (
        "idioms:\n- {name: a, members: [{owner: A, name: b, type: C}]}\n- {name: a}",
        "3:10: there are two idioms with the name 'a'"
      ),
      ("idioms: [{name: a, types: [{name: A}]}]", "1:28: a type needs 'role'"),
      ("idioms: [{name: a, types: [{role: view}]}]", "1:28: a type needs 'name'"),
      (
        "idioms: [{name: a, types: [{name: A, role: contaner}]}]",
        "'role' cannot be 'contaner'; did you mean 'container'?"
      ),
      (
        "idioms: [{name: a, types: [{name: A, role: view, framework: UIKit}]}]",
        "'framework' cannot be 'UIKit'; did you mean 'uikit'?"
      ),
      (
        "idioms: [{name: a, types: [{name: A, role: view, contents: {root: rot}}]}]",
        "a kind of edge cannot be 'rot'; did you mean 'root'?"
      ),
      ("idioms: [{name: a, members: [{owner: A, name: b}]}]", "1:30: a member needs 'type'"),
      ("idioms: [{name: a, example: {source: b}}]", "1:29: an example needs 'edges'"),
      ("idioms: [{name: a, example: {source: b, edges: [A B]}}]", "the edge 'A B' must be three words"),
      (
        "idioms: [{name: a, example: {source: b, edges: [A psh B]}}]",
        "an edge cannot have the kind 'psh'; did you mean 'push'?"
      ),
    ])
  func wrongPart(text: String, expected: String) {
    #expect(message(text).contains(expected))
  }

  /// A configuration with one idiom, whose transition stands alone on the fourth line.
  private func transition(_ text: String) -> String {
    "idioms:\n- name: a\n  transitions:\n  - {\(text)}"
  }

  private func own(_ patterns: [TransitionPattern]) -> [TransitionPattern] {
    patterns.map { pattern in
      var own = pattern
      own.meansOwnDeclarations = true
      return own
    }
  }

  private func read(_ text: String) throws -> [Idiom] {
    try ConfigurationReader(file: "navgraph.yml").read(text).idioms
  }

  private func message(_ text: String) -> String {
    do {
      _ = try ConfigurationReader(file: "navgraph.yml").read(text)
      return ""
    } catch {
      return error.description
    }
  }
}

extension Idiom {
  /// Whether it says nothing that only libraries have: words of their own, or members that give no plain type.
  fileprivate var isInPlainTerms: Bool {
    chains == nil && listeners.isEmpty && outsideEntries.isEmpty && accessors.isEmpty && dependencies == nil
      && sending == nil && addresses == nil && routes == nil && handovers.isEmpty
      && modules.isEmpty && landmarks.isEmpty
      && members.allSatisfy { if case .type = $0.result { true } else { false } }
      && transitions.allSatisfy { pattern in
        switch pattern.trigger {
        case .property, .modifier: return false
        case .call(_, let labels) where labels.contains("$"): return false
        default: break
        }
        return pattern.choice == nil && pattern.onlyWith == nil && !pattern.registersStates
          && !pattern.showsHostedViewsOnly
      }
  }
}
