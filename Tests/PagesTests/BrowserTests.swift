import Foundation
import GraphAnalysis
import NavigationModel
import TestSupport
import Testing

/// The page in Chromium without a window. Where there is none, these are left out; CI demands them.
@Suite("The page in a browser", .enabled(if: WebDriver.isAvailable), .serialized)
struct BrowserTests {
  private let enter = "\u{E007}"

  @Test("It runs under its own policy, says nothing on the console and loads nothing")
  func quiet() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      for view in [
        "#map", "#list", "#ways/start/Cart", "#cycles", "#findings", "#screen/screen%3ACart", "#nonsense/%",
        "#constructor", "#__proto__", "#list?of=__proto__", "#list?of=constructor&sort=__proto__",
      ] {
        try await page.go(view)
        #expect(try await page.browser.run("return document.getElementById('view').childElementCount") as? Int == 1)
      }
      #expect(try await page.browser.console() == [])
      #expect(try await page.browser.run("return performance.getEntriesByType('resource').length") as? Int == 0)
    }
  }

  @Test("Names are text, whatever they look like")
  func hostileNames() async throws {
    let name = "<img/src=x/onerror=window.hacked=1>"
    var app = PageApp.shop
    app.add(name, in: "\"><script>window.hacked=1</script>", module: "<b>", identifier: "');window.hacked=1//")
    app.edges.append(
      Edge(
        source: "screen:List", destination: "screen:\(name)", kind: .push, confidence: .certain,
        sites: [SourceLocation(file: "<script>window.hacked=1</script>", line: 1, column: 1)]))
    app.findings[0].message = "</li><script>window.hacked=1</script>"
    try await OpenPage.with(try app.page()) { page in
      for view in ["#map", "#list?of=all", "#findings", "#screen/screen%3AList", "#ways/start/javascript:alert(1)"] {
        try await page.go(view)
        #expect(try await page.browser.run("return typeof window.hacked") as? String == "undefined")
        #expect(
          try await page.browser.run("return document.querySelectorAll('main script, main img').length") as? Int == 0)
      }
      try await page.go("#screen/screen%3AList")
      #expect(try await page.browser.texts(".ways .name").contains(name))
    }
  }

  // MARK: - Five questions, of an app with hundreds of screens

  @Test("How does one get from the start to a screen?")
  func waysFromTheStart() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.type("Area4Screen17\(enter)", into: "#query")
      try await page.browser.click(".card a[href^='#ways/start']")
      #expect(try await page.browser.texts("h2") == ["1 shortest path"])
      #expect(
        try await page.browser.texts(".way .name") == [
          "AppDelegate", "AppCoordinator", "Area4Coordinator", "Area4Screen0", "Area4Screen1", "Area4Screen3",
          "Area4Screen8", "Area4Screen17",
        ])
    }
  }

  @Test("Who shows a screen, and what does it lead to?")
  func neighbours() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.type("Area3Screen4\(enter)", into: "#query")
      #expect(
        try await page.browser.texts(".columns > section:first-child .name") == ["Area3Screen1", "Area3Screen9"])
      #expect(
        try await page.browser.texts(".columns > section:last-child .name") == ["Area3Screen10", "Area3Screen9"])
    }
  }

  @Test("Headings count the nodes that lead to a screen, and the ways where there are more")
  func headings() async throws {
    var app = PageApp.shop
    app.add(way: "List present Detail")
    app.parts = [
      ScreenPart(
        screen: "screen:Detail", part: "screen:Help",
        sites: [SourceLocation(file: "App/Detail.swift", line: 20, column: 1)])
    ]
    try await OpenPage.with(try app.page(), at: "#screen/screen%3ADetail") { page in
      let headings = try await page.browser.texts(".columns h2")
      #expect(headings == ["Who leads here (1 in 2 ways)", "Detail", "Where it leads (1, 1 held)"])
    }
  }

  @Test("Who holds a part is told apart from who leads to it, and many holders are folded away")
  func holders() async throws {
    var app = PageApp.large
    app.parts = (1..<16).map { number in
      ScreenPart(
        screen: "screen:Area1Screen\(number)", part: "screen:Area0Screen19",
        sites: [SourceLocation(file: "App/Area1/Area1Screen\(number).swift", line: 20, column: 1)])
    }
    try await OpenPage.with(try app.page(), at: "#screen/screen%3AArea0Screen19") { page in
      let leading = try await page.browser.texts(".columns > section:first-child h2")
      #expect(leading == ["Who leads here (1)"])
      #expect(try await page.browser.texts(".card h3") == ["Part of (15)"])
      #expect(try await page.browser.texts(".card .holders > li > .name").count == 15)
      #expect(try await page.browser.texts(".card .holders summary") == ["5 more"])
      #expect(try await page.browser.texts(".card .holders .place").first == "Area1Screen1.swift:20")
    }
  }

  @Test("A way reads downwards: a screen, how it shows the next, the next")
  func reading() async throws {
    try await OpenPage.with(try PageApp.shop.page(), at: "#ways/List/Cart") { page in
      let lines = try await page.browser.texts(".way ol > li")
      #expect(lines == ["List", "↓ pushList.swift:12", "Detail", "↓ presentDetail.swift:12", "Cart"])
    }
  }

  @Test("Which cycle is the shortest?")
  func cycles() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.click("nav a[href='#cycles']")
      #expect(
        try await page.browser.texts(".cycles > li:first-child .name") == [
          "Area3Screen4", "Area3Screen9", "Area3Screen4",
        ])
    }
  }

  @Test("What is the largest coordinator?")
  func largestCoordinator() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.click("nav a[href='#list']")
      try await page.browser.click("a[href='#list?of=coordinators']")
      let names = try await page.browser.texts("tbody .name")
      #expect(names.prefix(2) == ["AppCoordinator", "Area7Coordinator"] && names.count == 31)
    }
  }

  // MARK: - The map

  @Test("The overview leads to groups and they to screens, back with the browser's history")
  func map() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.run("document.querySelector(\"g.node[aria-label='Group Area1']\").focus()")
      try await page.browser.press(enter)
      #expect(try await page.address == "#map/folder:Area1")
      #expect(try await page.browser.texts(".trail") == ["Large › Area1"])
      try await page.browser.run("document.querySelector(\"g.node[data-id='screen:Area1Screen1']\").focus()")
      try await page.browser.press(enter)
      #expect(try await page.address == "#map/folder:Area1?select=screen:Area1Screen1")
      #expect(try await page.browser.texts("#panel .title") == ["Area1Screen1"])
      #expect(try await page.browser.texts("#panel section h2") == ["Who leads here (1)", "Where it leads (2)"])
      let lit = "return document.querySelectorAll('.picture g.node.selected').length"
      #expect(try await page.browser.run(lit) as? Int == 4)
      for _ in 0..<2 { try await page.browser.run("history.back()") }
      for _ in 0..<50 where try await page.address != "" { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try await page.browser.texts(".trail") == ["Large"])
    }
  }

  @Test("A picture that is too large to be read opens where the app starts, and all of it is one key away")
  func opening() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      let opened = try await page.scale
      #expect(opened >= 0.55)
      #expect(try await page.inSight("entry:AppDelegate") == true)
      try await page.browser.press("0")
      #expect(try await page.scale <= opened)
    }
    try await OpenPage.with(try PageApp.shop.page()) { page in
      let whole =
        try await page.browser.run("return document.querySelector('.picture').getAttribute('viewBox')") as? String
      try await page.browser.press("0")
      #expect(
        try await page.browser.run("return document.querySelector('.picture').getAttribute('viewBox')") as? String
          == whole)
    }
  }

  @Test("Of several starts it opens at the one that most of the app is reached from")
  func mainStart() async throws {
    var app = PageApp.large
    // In the picture its line leads to a group, and from that to all others.
    for name in ["Watch", "AWatch"] {
      app.add(name, .entry)
      app.add("\(name)Home", in: "App/Area1")
      app.add(way: "\(name) root \(name)Home")
    }
    app.add("Widget")
    app.add(way: "Area5Screen3 push Widget")
    try await OpenPage.with(try app.page()) { page in
      let shown = try await page.inSight("entry:AppDelegate")
      #expect(shown == true)
    }
  }

  @Test("Paper has the whole picture, in light colours whatever the theme; the screen is then as before")
  func printing() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      let seen = "return document.querySelector('.picture').getAttribute('viewBox')"
      let theme = "return document.documentElement.dataset.theme"
      try await page.browser.run(
        "document.documentElement.dataset.theme === 'dark' || document.getElementById('theme').click()")
      let near = try await page.browser.run(seen) as? String
      try await page.browser.run("window.dispatchEvent(new Event('beforeprint'))")
      let whole = """
        const picture = document.querySelector(".picture");
        const { x, y, width, height } = picture.viewBox.baseVal;
        const change = picture.getScreenCTM().inverse();
        return [...picture.querySelectorAll("g.node")].every((box) => {
          const { left, top, right, bottom } = box.getBoundingClientRect();
          const [start, end] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) => point.matrixTransform(change));
          return start.x >= x && start.y >= y && end.x <= x + width && end.y <= y + height;
        }) && picture.hasAttribute("width")
        """
      #expect(try await page.browser.run(whole) as? Bool == true)
      #expect(try await page.browser.run(theme) as? String == "light")
      try await page.browser.run("window.dispatchEvent(new Event('afterprint'))")
      #expect(try await page.browser.run(seen) as? String == near)
      #expect(try await page.browser.run(theme) as? String == "dark")
      #expect(
        try await page.browser.run("return document.querySelector('.picture').hasAttribute('width')") as? Bool == false)
    }
  }

  @Test("Paper says nothing of clicks, has the title once and no box pale, and leaves out the buttons")
  func paper() async throws {
    try await OpenPage.with(try PageApp.shop.page(), at: "#map?select=screen%3AList") { page in
      let hint = try await page.browser.texts(".map > .note > .hint")
      #expect(hint.count == 1 && hint[0].hasPrefix("Click a screen"))
      // The rules for paper, as if they were for the screen.
      let rules = """
        const paper = [...document.styleSheets[0].cssRules].filter((rule) => rule.media?.mediaText === "print");
        document.adoptedStyleSheets = paper.map((rule) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync([...rule.cssRules].map((inner) => inner.cssText).join(" "));
          return sheet;
        });
        const isHidden = (found) => found.getClientRects().length === 0;
        const hidden = [".hint", "header", ".bar button", ".trail", ".picture"].map((found) =>
          isHidden(document.querySelector(found)));
        const pale = [...document.querySelectorAll(".picture g.node")].filter((box) => getComputedStyle(box).opacity < 1);
        return [...hidden, pale.length].join()
        """
      #expect(try await page.browser.run(rules) as? String == "true,true,true,false,false,0")
    }
  }

  @Test("In a narrow window, the picture stays above what is selected, and a screen before what leads to it")
  func narrow() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      try await page.browser.resize(width: 700, height: 900)
      try await page.go("#map/folder%3AArea1?select=screen%3AArea1Screen1")
      let parts = """
        const [canvas, panel, stage] = ["#canvas", "#panel", ".stage"].map((found) =>
          document.querySelector(found).getBoundingClientRect());
        return canvas.height >= stage.height / 3 && panel.top >= canvas.bottom - 1 && panel.width >= stage.width - 1
          && panel.bottom <= stage.bottom + 1
        """
      #expect(try await page.browser.run(parts) as? Bool == true)
      #expect(try await page.inSight("screen:Area1Screen1") == true)
      try await page.go("#screen/screen%3AArea1Screen1")
      let order = """
        const [card, first] = [".card", ".columns > section"].map((found) =>
          document.querySelector(found).getBoundingClientRect());
        return card.bottom <= first.top
        """
      #expect(try await page.browser.run(order) as? Bool == true)
    }
  }

  @Test("A list tells the modules of its screens only if there are several")
  func modules() async throws {
    var app = PageApp.shop
    try await OpenPage.with(try app.page(), at: "#list") { page in
      let headings = try await page.browser.texts("th")
      #expect(headings.contains("Module"))
    }
    for index in app.nodes.indices { app.nodes[index].module = "Shop" }
    try await OpenPage.with(try app.page(), at: "#list") { page in
      let headings = try await page.browser.texts("th")
      #expect(headings.first == "Name" && !headings.contains("Module"))
    }
  }

  @Test("What a link selects is marked, and in sight with its neighbours; the buttons lie on no words")
  func selection() async throws {
    try await OpenPage.with(try PageApp.large.page(), at: "#map/folder%3AArea1?select=screen%3AArea1Screen1") { page in
      let chosen = "return [...document.querySelectorAll('.chosen')].map((box) => box.dataset.id).join()"
      #expect(try await page.browser.run(chosen) as? String == "screen:Area1Screen1")
      for id in ["screen:Area1Screen0", "screen:Area1Screen1", "screen:Area1Screen3", "screen:Area1Screen4"] {
        #expect(try await page.inSight(id) == true, "\(id)")
      }
      // On the overview it is in its group, which is marked.
      try await page.go("#map?select=screen%3AArea1Screen1")
      #expect(try await page.browser.run(chosen) as? String == "folder:Area1")
      #expect(try await page.inSight("folder:Area1") == true)
      // No button covers a box.
      let distance = """
        const [canvas, bar] = ["#canvas", ".bar"].map((found) => document.querySelector(found).getBoundingClientRect());
        return canvas.top - bar.bottom
        """
      #expect((try await page.browser.run(distance) as? Double ?? -1) >= 0)
    }
  }

  @Test("What a link selects can be read, however many neighbours it has; a note says how many are out of view")
  func manyNeighbours() async throws {
    var app = PageApp.shop
    for number in 0..<30 {
      app.add("Settings\(number)")
      app.add(way: "Help push Settings\(number)")
    }
    try await OpenPage.with(try app.page(), at: "#map?select=screen%3AHelp") { page in
      // Names are drawn in 12 pixels, and can be read from 11.
      let scale = try await page.scale
      #expect(scale >= 0.91)
      #expect(try await page.inSight("screen:Help") == true)
      let outside = """
        const canvas = document.getElementById("canvas").getBoundingClientRect();
        return [...document.querySelectorAll(".picture g.node.selected")].filter((box) => {
          const { left, top, right, bottom } = box.getBoundingClientRect();
          return left < canvas.left || top < canvas.top || right > canvas.right || bottom > canvas.bottom;
        }).length
        """
      let count = try await page.browser.run(outside) as? Int ?? 0
      #expect(count > 0 && count < 31)
      #expect(try await page.browser.texts("#outside") == ["31 neighbours, \(count) out of view"])
      try await page.browser.click("#outside + button")
      #expect(try await page.browser.run(outside) as? Int == 0)
      #expect(try await page.browser.texts("#outside") == ["31 neighbours, all in view"])
      #expect(try await page.scale < scale)
    }
  }

  @Test("The legend explains what occurs in the picture, with samples in its colours")
  func legend() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      let overview = try await page.browser.texts("#legend li")
      #expect(overview.contains("storyboard or folder (with a tab)") && !overview.contains("UIKit screen"))
      try await page.go("#map/folder%3AArea1")
      let group = try await page.browser.texts("#legend li")
      #expect(group.contains("UIKit screen") && !group.contains("storyboard or folder (with a tab)"))
      let colours = """
        const look = (parent, part) => {
          const style = getComputedStyle(document.querySelector(parent + " " + part));
          return style.fill + style.stroke;
        };
        return ["g.uikit > path", "g.coordinator > :is(path, polygon)", "g.forward > path"].map((part) =>
          look(".picture", part) === look("#legend", part)).join()
        """
      for _ in 0..<2 {
        #expect(try await page.browser.run(colours) as? String == "true,true,true")
        try await page.browser.click("#theme")
      }
    }
  }

  @Test("The neighbours of a box are set off while one points at it")
  func pointing() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      try await page.browser.run("document.querySelector(\"g.node[data-id='screen:Detail']\").focus()")
      let lit = "return [...document.querySelectorAll('g.node.pointed')].map((box) => box.dataset.id).sort().join()"
      #expect(try await page.browser.run(lit) as? String == "screen:Cart,screen:Detail,screen:List")
      try await page.browser.run("document.activeElement.blur()")
      #expect(try await page.browser.run(lit) as? String == "")
    }
  }

  @Test("Keys zoom, move and fit the picture")
  func camera() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      let seen = "return document.querySelector('.picture').getAttribute('viewBox')"
      let whole = try await page.browser.run(seen) as? String
      try await page.browser.press("+\u{E014}")
      let near = try await page.browser.run(seen) as? String
      #expect(near != whole)
      try await page.browser.press("0")
      #expect(try await page.browser.run(seen) as? String == whole)
    }
  }

  @Test("The keyboard stays where somebody works, or goes to what was opened")
  func focus() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      let focused = "const focused = document.activeElement; return focused.dataset.id ?? focused.textContent.trim()"
      try await page.browser.run("document.querySelector(\"g.node[data-id='screen:Detail']\").focus()")
      try await page.browser.press(enter)
      try await page.wait(for: "screen:Detail", in: ["select"])
      #expect(try await page.browser.run(focused) as? String == "Detail")
      try await page.browser.press("\u{E00C}")
      try await page.wait(for: "", in: ["select"])
      #expect(try await page.browser.run(focused) as? String == "screen:Detail")
      try await page.go("#screen/screen%3AList")
      try await page.browser.click("#filters summary")
      try await page.browser.run("document.querySelector('#filters input[value=push]').focus()")
      try await page.browser.press(" ")
      try await page.wait(for: "present", in: ["kinds"])
      let field = "return document.activeElement.value"
      #expect(try await page.browser.run(field) as? String == "push")
    }
  }

  @Test("What somebody has zoomed into stays while boxes are selected, and the filter from view to view")
  func memory() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      let seen = "return document.querySelector('.picture').getAttribute('viewBox')"
      try await page.browser.press("++\u{E014}")
      let near = try await page.browser.run(seen) as? String
      try await page.browser.run("location.hash = '#map?select=screen%3AList'")
      try await page.wait(for: "screen:List", in: ["select"])
      #expect(try await page.browser.run(seen) as? String == near)
      try await page.go("#list?kinds=push")
      try await page.browser.click("tbody a.name")
      try await page.wait(for: "push", in: ["kinds"])
      #expect(try await page.browser.texts("#filters summary") == ["Filter (on)"])
      try await page.browser.click("nav a[data-view='findings']")
      try await page.wait(for: "push", in: ["kinds"])
      #expect(try await page.address == "#findings?kinds=push")
    }
  }

  @Test("After a pan by finger the next tap counts")
  func touch() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      let drag = """
        const picture = document.querySelector(".picture");
        const fire = (target, type, x) => target.dispatchEvent(new PointerEvent(
          type, { bubbles: true, button: 0, pointerId: 7, pointerType: "touch", clientX: x, clientY: 300 }));
        fire(picture, "pointerdown", 300);
        fire(window, "pointermove", 400);
        fire(window, "pointerup", 400);
        """
      let before = try await page.browser.run("return document.querySelector('.picture').getAttribute('viewBox')")
      try await page.browser.run(drag)
      let after = try await page.browser.run("return document.querySelector('.picture').getAttribute('viewBox')")
      #expect(before as? String != after as? String)
      try await page.browser.run("document.getElementById('theme').click()")
      #expect(try await page.browser.run("return document.documentElement.dataset.theme") as? String == "dark")
    }
  }

  // MARK: - Search, filters, findings

  @Test("Search finds names, initials, identifiers and files, and arrows choose")
  func search() async throws {
    try await OpenPage.with(try PageApp.shop.page()) { page in
      for (text, name) in [("det", "Detail"), ("basket", "Cart"), ("app/help", "Help"), ("AD", "AppDelegate")] {
        try await page.go("#map")
        try await page.browser.type(text, into: "#query")
        #expect(try await page.browser.texts("#results .name").first == name, "\(text)")
      }
      try await page.go("#map")
      try await page.browser.press("/")
      try await page.browser.press("app/\u{E015}\u{E015}")
      let chosen = try await page.browser.texts("#results [aria-selected='true'] .name")
      #expect(try await page.browser.texts("#results .name").firstIndex(of: chosen.first ?? "") == 2)
      try await page.browser.press(enter)
      #expect(try await page.browser.texts(".card .title") == chosen)
      try await page.browser.type("nothing of this name", into: "#query")
      #expect(try await page.browser.texts("#results li") == ["No match."])
      try await page.go("#map")
      try await page.browser.type("Detial", into: "#query")
      #expect(try await page.browser.texts("#results .name") == ["Detail"])
      let notes = try await page.browser.texts("#results .note")
      #expect(notes.first?.hasPrefix("nearest name · ") == true)
      try await page.browser.press(enter)
      #expect(try await page.browser.texts(".card .title") == ["Detail"])
    }
  }

  @Test("Search takes several words in any order, and finds the groups of the overview as well")
  func severalWords() async throws {
    try await OpenPage.with(try PageApp.large.page()) { page in
      for text in ["area4 screen17", "screen17 area4"] {
        try await page.go("#map")
        try await page.browser.type(text, into: "#query")
        #expect(try await page.browser.texts("#results .name").first == "Area4Screen17")
      }
      try await page.go("#map")
      let group = try #require(
        try await page.browser.run("return document.querySelector(\"g.node[aria-label^='Group ']\").ariaLabel")
          as? String)
      try await page.browser.type(String(group.dropFirst("Group ".count)), into: "#query")
      #expect(try await page.browser.texts("#results .note").contains { $0.hasPrefix("group of ") })
      try await page.browser.press("\u{E013}\(enter)")
      #expect(try await page.address.hasPrefix("#map/"))
    }
  }

  @Test("A filter is in the address, leaves ways out of lists with a word, and fades them in pictures")
  func filters() async throws {
    try await OpenPage.with(try PageApp.shop.page(), at: "#screen/screen%3AList") { page in
      #expect(try await page.browser.texts(".columns > section:first-child .name") == ["Flow", "Cart"])
      try await page.browser.click("#filters summary")
      try await page.browser.run(
        "const field = document.querySelector('select[name=confidence]'); field.value = 'inferred'; field.dispatchEvent(new Event('change'))"
      )
      for _ in 0..<50 where try await page.address == "#screen/screen:List" {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try await page.address == "#screen/screen:List?confidence=inferred")
      #expect(try await page.browser.texts(".columns > section:first-child .name") == ["Flow"])
      #expect(try await page.browser.texts(".columns > section:first-child .note") == ["1 hidden by the filter"])
      try await page.go("#map?kinds=present")
      let shown =
        "return [...document.querySelectorAll('.picture g.edge:not(.faded)')].map((line) => line.dataset.kinds).join()"
      #expect(try await page.browser.run(shown) as? String == "present")
      try await page.go("#list?module=Support")
      #expect(try await page.browser.texts("tbody .name") == ["Help"])
    }
  }

  @Test("A finding says what, where and why, and leads to what it is about")
  func findings() async throws {
    try await OpenPage.with(try PageApp.shop.page(), at: "#findings") { page in
      #expect(try await page.browser.texts("h2") == ["Rule tight-coupling (1) tight-coupling"])
      #expect(try await page.browser.texts("section > .note") == ["A summary of code."])
      #expect(try await page.browser.texts("section > .note > code") == ["code"])
      #expect(try await page.browser.texts(".findings .place") == ["Detail.swift:12"])
      // The heading says which rule it is; on the page of a screen the finding does.
      #expect(try await page.browser.texts(".findings li > code") == [])
      #expect(try await page.browser.texts(".findings p") == ["It makes it.", "Hand it over.", "About: Detail, Cart"])
      try await page.browser.click(".findings summary")
      try await page.browser.click(".findings a.name")
      #expect(try await page.browser.texts(".card .title") == ["Detail"])
      #expect(try await page.browser.texts(".card .findings li > code") == ["tight-coupling"])
      // The names in the sentence lead on before anything is unfolded.
      try await page.go("#findings")
      #expect(try await page.browser.texts(".findings li > span > a") == ["Detail", "Cart"])
      try await page.browser.click(".findings li > span > a:last-child")
      #expect(try await page.browser.texts(".card .title") == ["Cart"])
    }
  }

  @Test("A name with brackets is one link, to the screen that has all of it, and its address can stand in a text")
  func brackets() async throws {
    var app = PageApp.shop
    for name in ["Host", "Host(Detail)", "Host(Frame(Detail,Cart))"] {
      app.add(name)
      app.add(way: "List push \(name)")
    }
    app.findings[0].message = "Host(Detail) and Host(Frame(Detail,Cart)) know Host (and Help), but not Frame(Cart)."
    try await OpenPage.with(try app.page(), at: "#findings") { page in
      #expect(
        try await page.browser.texts(".findings li > span > a") == [
          "Host(Detail)", "Host(Frame(Detail,Cart))", "Host", "Help",
        ])
      let link = "return document.querySelector('.findings li > span > a').getAttribute('href')"
      #expect(try await page.browser.run(link) as? String == "#screen/screen%3AHost%28Detail%29")
      try await page.browser.click(".findings li > span > a")
      #expect(try await page.browser.texts(".card .title") == ["Host(Detail)"])
    }
  }

  @Test("A word of a sentence is a link to a screen of that name only where the sentence is about the screen")
  func words() async throws {
    var app = PageApp.shop
    for name in ["push", "showPush"] {
      app.add(name)
      app.add(way: "List push \(name)")
    }
    app.findings[0].message = "Detail can push Cart, and showPush."
    try await OpenPage.with(try app.page(), at: "#findings") { page in
      let links = try await page.browser.texts(".findings li > span > a")
      #expect(links == ["Detail", "Cart", "showPush"])
    }
    app.findings[0].nodes = ["screen:push"]
    app.findings[0].message = "push is not reached."
    try await OpenPage.with(try app.page(), at: "#findings") { page in
      let links = try await page.browser.texts(".findings li > span > a")
      #expect(links == ["push"])
    }
    var after = PageApp.shop
    after.add("push")
    after.add("Reviews")
    after.add(way: "Detail push Reviews")
    after.add(way: "List push push")
    try await OpenPage.with(try after.page(since: .shop)) { page in
      let links = try await page.browser.texts(".comparison .text li a")
      #expect(Set(links) == ["Reviews", "Detail", "List"])
    }
  }

  @Test("What changed is the first view of a page that compares: a picture, a verdict and each change")
  func changes() async throws {
    var after = PageApp.shop
    after.add("Reviews", module: "Shop")
    after.add(way: "Detail push Reviews")
    try await OpenPage.with(try after.page(since: .shop)) { page in
      #expect(try await page.address == "#changes")
      #expect(try await page.browser.texts(".verdict") == ["1 added."])
      #expect(try await page.browser.texts(".comparison h2") == ["Added (1)"])
      #expect(
        try await page.browser.texts(".comparison .text li") == ["+ screen Reviews: push from Detail Reviews.swift:3"])
      #expect(try await page.browser.texts(".comparison .text li a") == ["Reviews", "Detail"])
      // A note of many lines takes its room from the picture and the list, not from the window.
      let fits = """
        document.querySelector(".comparison > .note").append(" and more".repeat(120));
        const view = document.querySelector("main");
        return view.scrollHeight <= view.clientHeight && view.scrollWidth <= view.clientWidth
        """
      #expect(try await page.browser.run(fits) as? Bool == true)
      let marks = "return [...document.querySelectorAll('.picture g.node.added')].map((box) => box.dataset.id).join()"
      #expect(try await page.browser.run(marks) as? String == "screen:Reviews")
      #expect(try await page.browser.texts(".bar button") == ["+", "−", "Fit"])
      #expect(try await page.browser.texts("#legend li > span") == ["came", "as before", "transition came"])
      try await page.browser.run("document.querySelector('.picture g.node.added').focus()")
      try await page.browser.press(enter)
      #expect(try await page.browser.texts(".card .title") == ["Reviews"])
      #expect(try await page.browser.console() == [])
    }
    try await OpenPage.with(try PageApp.shop.page(since: after)) { page in
      let list = try await page.browser.texts(".comparison .text li")
      #expect(list.contains { $0.hasPrefix("− screen Reviews") })
    }
    try await OpenPage.with(try PageApp.shop.page(since: .shop)) { page in
      let verdict = try await page.browser.texts(".verdict")
      #expect(verdict == ["The screens, transitions and findings are the same."])
    }
  }

  @Test("A large picture of what changed is shown from box to box, and not through the middle of their names")
  func largeChange() async throws {
    var before = PageApp()
    var after = PageApp()
    for number in 0..<24 {
      let names = ["First", "Second", "Third"].map { "TheViewControllerOfThe\($0)ScreenNumber\(number)" }
      for name in names {
        after.add(name)
        if name != names[1] { before.add(name) }
      }
      after.add(way: "\(names[0]) push \(names[1])")
      after.add(way: "\(names[1]) push \(names[2])")
    }
    try await OpenPage.with(try after.page(since: before)) { page in
      try await page.browser.resize(width: 1280, height: 900)
      try await page.go("#changes")
      let boxes = """
        const canvas = document.getElementById("canvas").getBoundingClientRect();
        const seen = [...document.querySelectorAll(".picture g.node")].map((box) => box.getBoundingClientRect())
          .filter(({ left, top, right, bottom }) =>
            right > canvas.left && left < canvas.right && top >= canvas.top && bottom <= canvas.bottom);
        return seen.filter(({ left, right }) => left >= canvas.left && right <= canvas.right).length / seen.length
        """
      let whole = try await page.browser.run(boxes) as? Double ?? 0
      #expect(whole > 0.6)
      let scale = try await page.scale
      #expect(scale >= 0.89)
    }
  }

  @Test("Places are links where the page was told how to make them")
  func links() async throws {
    let link = "https://example.org/a/{path}#L{line}"
    try await OpenPage.with(try PageApp.shop.page(link: link), at: "#findings") { page in
      let address = try await page.browser.run("return document.querySelector('a.place').href") as? String
      #expect(address == "https://example.org/a/App/Detail.swift#L12")
    }
  }

  // MARK: - The same answers as the command line

  @Test("Paths are those that `navgraph path` finds", arguments: [PageApp.shop, PageApp.large])
  func samePaths(app: PageApp) async throws {
    let result = app.result
    let names = app.nodes.map(\.id)
    // Not all pairs: a step through the list that meets every part of it.
    let pairs = (0..<24).map { (names[$0 * 131 % names.count], names[($0 * 67 + 5) % names.count]) }
    try await OpenPage.with(try app.page()) { page in
      for (source, destination) in pairs where source != destination {
        let found = PathFinder.find(from: [source], to: [destination], in: result, limit: 20).paths
        let ways = found.map { path in
          ([source] + path.steps.map(\.destination)).map { id in app.nodes.first { $0.id == id }?.name ?? id }
        }
        let address = [source, destination].compactMap {
          $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        }
        try await page.browser.run(
          "location.hash = '#ways/\(address.joined(separator: "/"))'; window.dispatchEvent(new HashChangeEvent('hashchange'))"
        )
        let shown = try await page.browser.run(
          "return [...document.querySelectorAll('.way')].map((way) => [...way.querySelectorAll('.name')].map((name) => name.textContent).join(' '))"
        )
        #expect(
          Set(shown as? [String] ?? []) == Set(ways.map { $0.joined(separator: " ") }), "\(source) to \(destination)")
      }
    }
  }
}

extension PageApp: CustomTestStringConvertible {
  var testDescription: String { root }
}
