import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("The overview")
struct OverviewTests {
  @Test("A small app is drawn in detail, a large one as an overview, and either can be asked for")
  func detail() {
    let small = app(areas: 3, screens: 10)
    let large = app(areas: 12, screens: 20)
    #expect(!DiagramModel(small).boxes.contains { $0.style == .group })
    #expect(DiagramModel(small, options: DiagramOptions(detail: .overview)).boxes.contains { $0.style == .group })
    #expect(DiagramModel(large).boxes.contains { $0.style == .group })
    #expect(DiagramModel(large, options: DiagramOptions(detail: .full)).boxes.count == 241)
  }

  @Test("Screens between which there are many more ways than screens are drawn as an overview as well")
  func tangle() {
    func tangle(_ lines: Int) -> DiagramModel {
      let names = (0..<30).map { "Screen\($0)" }
      let edges = (0..<lines).map { edge("\(names[$0 % 30]) -> \(names[($0 / 30 + $0 + 1) % 30])") }
      return DiagramModel(result(names.map { screen($0, file: "App/\($0).swift") }, edges))
    }
    #expect(tangle(94).lines.count == 94)
    #expect(tangle(95).boxes.areThereAndAll { $0.style == .group })
  }

  /// A screen that leads to many others in some folders.
  private func hub(_ leaves: Int, _ folder: (Int) -> String = { "Part\($0 % 5)" }) -> AnalysisResult {
    let screens = (0..<leaves).map { screen("Leaf\($0)", file: "App/\(folder($0))/Leaf\($0).swift") }
    return result(
      [screen("Hub", file: "App/Hub.swift")] + screens, screens.map { edge("Hub -> \($0.id)") })
  }

  @Test("What is larger than a screen once it is laid out is an overview, however few boxes it has")
  func size() throws {
    #expect(DiagramModel(hub(30)).boxes.count == 31)
    let large = FirstPicture(hub(70))
    #expect(large.model.boxes.areThereAndAll { $0.style == .group })
    #expect(try DrawingShape(svgElement: Substring(large.svg.split(separator: "\n")[1])).excess == 1)
    let remark = try #require(large.remark)
    #expect(remark.hasPrefix("drew an overview: a picture of all 71 boxes is "))
    #expect(remark.hasSuffix("; --detail full draws all boxes, --diagrams a picture of each group"))
    let sheets = Atlas(hub(70)).sheets
    #expect(sheets[0].model.boxes.count == large.model.boxes.count)
    #expect(Set(sheets.dropFirst().flatMap(\.nodes)).count == 71)
  }

  @Test("Frames that make a picture larger than a screen are left out before every box is")
  func frames() {
    // A tree with some ways across, in which most lines lead from storyboard to storyboard.
    let screens = (0..<66).map { screen("Screen\($0)", storyboard: "Board\($0 % 8)", file: "App/Screen\($0).swift") }
    let tree = (1..<66).map { edge("Screen\(($0 - 1) / 2) -> Screen\($0)") }
    let across = stride(from: 0, to: 66, by: 3).map { edge("Screen\($0) -> Screen\(($0 * 7 + 3) % 66)", .present) }
    func picture(_ options: DiagramOptions) -> FirstPicture {
      FirstPicture(result(screens, tree + across), options: options)
    }
    func saysSo(_ picture: FirstPicture) -> Bool {
      picture.model.notes.contains { $0.hasPrefix("drawn without frames, which would make it larger than a screen") }
    }
    let loose = picture(DiagramOptions())
    #expect(loose.overview == nil && loose.remark == nil && loose.model.boxes.count == 66)
    #expect(loose.model.clusters.isEmpty && saysSo(loose))
    // Who asks for frames or for every box has asked for these.
    #expect(!saysSo(picture(DiagramOptions(grouping: .storyboard))))
    let full = picture(DiagramOptions(detail: .full))
    #expect(full.model.clusters.count == 8 && !saysSo(full))
  }

  @Test("Who asks for every box, for an overview or for one screen is told nothing")
  func asked() {
    for detail in [DiagramOptions.Detail.full, .overview] {
      #expect(FirstPicture(hub(70), options: DiagramOptions(detail: detail)).remark == nil)
    }
    var options = DiagramOptions()
    options.subject = DiagramOptions.Subject(title: "Hub", focus: ["Hub"], notes: [])
    let focus = FirstPicture(hub(70), options: options)
    #expect(focus.remark == nil && focus.model.boxes.count == 71)
    #expect(FirstPicture(hub(5)).remark == nil)
  }

  @Test("A picture with too many boxes or lines is not even laid out, and the remark says how many there are")
  func tooMany() {
    let remark = FirstPicture(app(areas: 12, screens: 20)).remark
    #expect(remark?.hasPrefix("drew an overview: 241 boxes with ") == true)
  }

  @Test("Before very many boxes are drawn one is told that it takes long, and how it does not")
  func long() throws {
    let many = app(areas: 41, screens: 20)
    let full = DiagramOptions(detail: .full)
    let warning = try #require(FirstPicture.warning(of: many, options: full))
    #expect(warning.hasPrefix("drawing 821 boxes with ") && warning.contains("--detail overview"))
    #expect(FirstPicture.warning(of: many, options: DiagramOptions()) == nil)
    #expect(FirstPicture.warning(of: app(areas: 12, screens: 20), options: full) == nil)
    // What is refused takes no time.
    let most = result(
      (0...SVGDiagram.mostBoxes).map { screen("S\($0)") }, (1...SVGDiagram.mostBoxes).map { edge("S0 -> S\($0)") })
    #expect(FirstPicture.warning(of: most, options: full) == nil)
  }

  @Test("What is left of a folder is cut into parts, and a folder that is known by its name is not")
  func rest() throws {
    let rest = (0..<60).map { screen("Step\($0)", file: "App/Orders/Step\($0).swift") }
    let list = (0..<30).map { screen("Row\($0)", file: "App/Orders/List/Row\($0).swift") }
    let login = (0..<20).map { screen("Form\($0)", file: "App/Login/Form\($0).swift") }
    let model = DiagramModel(
      result(rest + list + login, (1..<60).map { edge("Step\(($0 - 1) / 2) -> Step\($0)") }),
      options: DiagramOptions(detail: .overview))
    let sizes = Dictionary(uniqueKeysWithValues: model.boxes.map { ($0.id, $0.remarks[0]) })
    #expect(sizes["folder:Orders/List"] == "30 screens" && sizes["folder:Login"] == "20 screens")
    #expect(
      sizes.filter { $0.key.hasPrefix("rest:Orders/part ") }.values.sorted() == Array(repeating: "20 screens", count: 3)
    )
    let part = try #require(model.box("rest:Orders/part 1"))
    #expect(part.text.count == 4 && part.text.areThereAndAll { $0.hasPrefix("Step") })
  }

  @Test("An overview that is larger than a screen has fewer and larger groups")
  func extent() throws {
    // Storyboards are groups of their own, however many there are.
    let names = (0..<26).map { "SettingsOfTheAccount\($0)" }
    let nodes = names.enumerated().flatMap { number, name in
      (0..<(number % 3 == 0 ? 4 : 8)).map {
        screen("\(name)Screen\($0)", storyboard: name, file: "App/Folder\(number % 4)/S\($0).swift")
      }
    }
    let edges = names.indices.flatMap { area in
      (0..<4).flatMap { number in
        (1...3).map {
          edge("\(names[area])Screen\(number) -> \(names[(number * 5 + area * $0 * 7 + 1) % 26])Screen\($0)")
        }
      }
    }
    let sketch = DiagramModel.Drawing(result(nodes, edges), DiagramOptions())
    let usual = OverviewGroup.groups(of: sketch.sketch, DiagramOptions())
    #expect(DrawnDiagram(DiagramModel(overviewOf: sketch.sketch, in: usual, sketch)).excess > 1.15)
    let overview = try #require(FirstPicture(sketch, mergesEntries: true).overview)
    #expect(overview.picture.excess < 1.15 && overview.isWorthIt && overview.groups.count < usual.count)
  }

  @Test("Starts of the app that lead to the same groups are one box; on the first sheet of an atlas each has its own")
  func entries() {
    let nodes = ["Links", "Widget", "App"].map { node($0, .entry) }
    let screens = (0..<9).map { screen("Shop\($0)", file: "App/Shop/Shop\($0).swift") }
    let help = (0..<9).map { screen("Help\($0)", file: "App/Help/Help\($0).swift") }
    let input = result(
      nodes + screens + help, ["Links -> Shop1", "Widget -> Shop2", "App -> Shop0", "App -> Help1"].map { edge($0) })
    let options = DiagramOptions(detail: .overview)
    func starts(_ model: DiagramModel) -> [[String]] {
      model.boxes.filter { $0.style == .entry }.map(\.text).sorted { $0[0] < $1[0] }
    }
    let model = DiagramModel(input, options: options)
    #expect(starts(model) == [["App"], ["Links, Widget"]])
    #expect(model.lines.first { $0.count == 2 }?.source == model.boxes.first { $0.text == ["Links, Widget"] }?.name)
    #expect(starts(Atlas(input, options: options).sheets[0].model) == [["App"], ["Links"], ["Widget"]])
  }

  @Test("The words in the boxes of groups are explained below the picture where they occur")
  func words() {
    let folder = (0..<9).map { screen("A\($0)", file: "App/A/A\($0).swift") }
    func words(_ nodes: [Node], _ edges: [Edge] = []) -> [String] {
      DiagramModel(result(nodes, edges), options: DiagramOptions(detail: .overview)).notes.dropFirst().map { $0 }
    }
    #expect(words(folder) == [])
    #expect(words(folder, [edge("A1 -> A2")]) == ["inside: transitions within the group"])
    let more = (0..<9).map { screen("B\($0)", file: "App/B/B\($0).swift") } + [screen("C", file: "App/C.swift")]
    #expect(
      words(folder + more + [node("Row", .navigator)])
        == ["others: parts of screens and objects that navigate; rest: what is in no other group"])
  }

  @Test("A name that goes on in the next line of a group is set in there, so that it is not taken for two")
  func names() throws {
    let long = "OrderConfirmationDetailsViewController"
    let screens = (0..<9).map { screen("Shop\($0)", file: "App/Shop/Shop\($0).swift") }
    let input = result(
      screens + [screen(long, file: "App/Shop/Long.swift")], [edge("Shop1 -> \(long)"), edge("Shop2 -> Shop3")])
    let options = DiagramOptions(detail: .overview)
    let box = try #require(DiagramModel(input, options: options).boxes.first)
    #expect(box.text == ["Shop", "OrderConfirmationDetails", "  ViewController", "Shop3"])
    let svg = try SVGDiagram.render(input, options: options)
    func start(_ text: String) -> Double? {
      svg.split(separator: "\n").first { $0.contains(">\(text)</text>") }.flatMap { TextElement($0)?.place.x }
    }
    let (first, second) = (try #require(start("OrderConfirmationDetails")), try #require(start("ViewController")))
    #expect(second > first && start("Shop3") == first && start("Shop") == first)
  }

  @Test("Every transition is counted: between groups on a line, within a group or unresolved in its box")
  func nothingLost() {
    let input = app(areas: 12, screens: 20)
    let model = DiagramModel(input)
    let between = model.lines.map(\.count).reduce(0, +)
    let inside = model.boxes.compactMap { box in
      box.remarks.last.flatMap { text in text.contains("inside") ? Int(text.prefix { $0.isNumber }) : nil }
    }.reduce(0, +)
    #expect(between + inside == input.edges.count)
    #expect(model.notes == ["overview: 241 nodes in 13 groups", "inside: transitions within the group"])
  }

  @Test("Storyboards are groups of their own, the code around them is grouped by folder")
  func storyboards() {
    let scenes = (0..<5).map { screen("Scene\($0)", storyboard: "Main", file: "App/Scene\($0).swift") }
    let code = (0..<9).map { screen("Code\($0)", file: "App/Settings/Code\($0).swift") }
    let model = DiagramModel(
      result(scenes + code, [edge("Scene0 -> Code1"), edge("Scene1 -> Code1", .present), edge("Code1 -> Code2")]),
      options: DiagramOptions(detail: .overview))
    #expect(
      model.boxes.map(\.text) == [["Settings", "Code1", "Code2"], ["Main.storyboard", "Scene0", "Scene1"]])
    #expect(model.boxes.map(\.remarks) == [["9 screens", "1 inside"], ["5 screens"]])
    #expect(model.arrows == ["Main.storyboard Scene0 Scene1 -> Settings Code1 Code2"])
    #expect(model.lines.first?.text == "2")
    #expect(model.lines.first?.tooltip == ["Main.storyboard → Settings", "1 push", "1 present"])
  }

  @Test("What is in no storyboard and has no folder in common is the rest of the app")
  func restBesideStoryboards() {
    let scenes = (0..<5).map { screen("Scene\($0)", storyboard: "Main", file: "App/Scene\($0).swift") }
    let code = ["Left", "Middle", "Right"].map { screen($0, file: "\($0)/\($0).swift") }
    let model = DiagramModel(
      result(scenes + code, [edge("Scene0 -> Left"), edge("Left -> Middle"), edge("Left -> Right")]),
      options: DiagramOptions(detail: .overview))
    #expect(model.boxes.map { $0.text.first } == ["rest of the app", "Main.storyboard"])
  }

  @Test("Only what counts as a screen or a coordinator of the app counts as one of a group")
  func counts() {
    let nodes = [
      screen("A"), node("B", .screen, role: .component), node("C", .coordinator, role: .coordinator),
      node("D", .navigator), node("E", .coordinator, role: .navigator),
    ]
    let model = DiagramModel(result(nodes), options: DiagramOptions(detail: .overview))
    #expect(model.boxes.map(\.text) == [["not in the sources", "A", "B"]])
    #expect(model.boxes.map(\.remarks) == [["1 screen, 1 coordinator, 3 others"]])
  }

  @Test("A group says the rules of the findings in it and is no culprit; a line with a found transition is red")
  func findings() {
    var input = app(areas: 12, screens: 20)
    let found = input.edges.first { $0.kind == .show && $0.source.hasPrefix("Area2S") }
    input.findings = [finding("r", nodes: ["Area2Screen0"], edges: found.map { [$0] } ?? [])]
    let model = DiagramModel(input)
    #expect(model.boxes.areThereAndAll { $0.finding == .none })
    #expect(model.boxes.filter { $0.remarks.contains("r") }.map { $0.text[0] } == ["Area2"])
    #expect(model.lines.filter { $0.finding == .main }.count == 1)
  }

  @Test("Groups with unresolved destinations say how many")
  func unresolved() {
    let model = DiagramModel(
      result(
        [screen("A", file: "App/A.swift"), node("nowhere", .unknown)],
        [edge("A -> nowhere"), edge("A -> nowhere", .present)]), options: DiagramOptions(detail: .overview))
    #expect(model.boxes.map(\.text) == [["App", "A"]])
    #expect(model.boxes.map(\.remarks) == [["1 screen", "2 unresolved"]])
  }
}

@Suite("Grouping by folder")
struct FolderGroupingTests {
  private func groups(_ folders: [String: Int]) -> [String: Int] {
    let paths = folders.sorted { $0.key < $1.key }.flatMap { folder, count in
      Array(repeating: folder.split(separator: "/").map(String.init), count: count)
    }
    let groups = FolderGrouping.groups(of: paths)
    #expect(groups.flatMap(\.members).sorted() == Array(paths.indices))
    return Dictionary(zip(FolderGrouping.titles(of: groups), groups.map(\.members.count)), uniquingKeysWith: +)
  }

  @Test("Folders are opened as far as they are large, and what is left of them stays together")
  func depth() {
    #expect(
      groups(["App/Orders": 20, "App/Settings": 4, "App": 2, "App/Orders/List": 12, "App/Orders/Detail": 9])
        == ["rest of Orders": 20, "List": 12, "Detail": 9, "Settings": 4, "rest of App": 2])
  }

  @Test("A folder that says little by itself takes a telling one before it")
  func titles() {
    #expect(
      groups(["App/Orders/Views": 9, "App/Login/Views": 9, "App/Orders/Models": 9, "Kit/Sources/Login/List": 9])
        == ["Orders": 9, "Login": 9, "Models": 9, "List": 9])
    #expect(groups(["A/Views": 9, "B/Views": 9, "B/Screens": 9]) == ["A": 9, "B/Views": 9, "B/Screens": 9])
  }

  @Test("However many folders there are, the groups stay few")
  func many() {
    let folders = Dictionary(uniqueKeysWithValues: (0..<200).map { ("App/Folder\($0)", 5) })
    #expect((10...60).contains(groups(folders).count))
  }

  @Test("One folder without subfolders is one group")
  func flat() {
    #expect(groups(["App": 500]) == ["App": 500])
    #expect(FolderGrouping.groups(of: []).isEmpty)
  }

  @Test("An app with all files in one folder is divided by the words of its names")
  func words() {
    let nodes = ["Order", "Login", "Profile", "Cart"].flatMap { area in
      (0..<60).map { screen("\(area)Part\($0)View", file: "App/\(area)Part\($0)View.swift") }
    }
    let model = DiagramModel(
      result(nodes, (1..<60).map { edge("OrderPart0View -> OrderPart\($0)View") }),
      options: DiagramOptions(detail: .overview))
    #expect(model.boxes.map { $0.text[0] } == ["Cart*", "Login*", "Order*", "Profile*"])
  }
}

@Suite("Columns of a large picture")
struct ColumnsTests {
  @Test("No line stays within a column, except one from a box to itself", arguments: [4, 9, 15])
  func advance(areas: Int) {
    let model = DiagramModel(app(areas: areas, screens: 12), options: DiagramOptions(detail: .full))
    let columns = Columns(model)
    #expect(model.lines.areThereAndAll { (columns.advance(of: $0) == 0) == ($0.source == $0.destination) })
  }

  @Test("The first column belongs to the start of the app")
  func start() throws {
    let model = DiagramModel(
      result(
        [node("App", .entry), screen("A"), screen("B"), screen("C")],
        [edge("App -> C", .root), edge("C -> A"), edge("A -> B"), edge("C -> B"), edge("B -> C")]))
    let columns = Columns(model)
    func advance(_ source: String, _ destination: String) throws -> Int {
      columns.advance(of: try #require(model.line(from: source, to: destination)))
    }
    #expect(try advance("App", "C") == 1)
    #expect(try advance("C", "A") == 1 || advance("C", "B") == 1)
    #expect(try advance("B", "C") < 0)
  }

  @Test("A picture about a path begins where the path does, and one about a screen has what leads there on the left")
  func focus() throws {
    let input = result(
      ["Home", "List", "Detail", "Help"].map { screen($0) },
      [edge("Home -> List"), edge("List -> Detail"), edge("Help -> Detail"), edge("Detail -> Help")])
    func columns(_ focus: Set<String>) -> [String: Int] {
      var options = DiagramOptions(detail: .full)
      options.subject = DiagramOptions.Subject(title: "", focus: focus, notes: [])
      let model = DiagramModel(input, options: options)
      let steps = Steps(model)
      return Dictionary(uniqueKeysWithValues: model.boxes.map { ($0.text[0], steps.numbers[$0.name] ?? 0) })
    }
    #expect(columns(["Home", "Detail"]) == ["Home": 0, "List": 1, "Detail": 2, "Help": 3])
    #expect(columns(["Detail"]) == ["Home": -2, "List": -1, "Detail": 0, "Help": 1])
  }
}
