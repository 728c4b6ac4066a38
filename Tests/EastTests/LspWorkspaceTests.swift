import Foundation
import LanguageClient
import Running
import Testing

@testable import east

@Suite("Folders of an editor", .timeLimit(.minutes(30)))
struct LspWorkspaceTests {
  private static let files = ["Car.swift": Sources.car, "Driver.swift": Sources.reaching]

  @Test("may hold repositories: a file that is opened is linted with its own")
  func repositoriesBelow() async throws {
    let sandbox = try Sandbox()
    for name in ["one", "two"] {
      for (path, text) in Self.files { try sandbox.write(text, to: "\(name)/\(path)") }
      try sandbox.git("init", "--quiet", name)
    }
    let editor = try Editor(sandbox, "--no-cache")
    _ = await editor.client.initialize([editor.folder])
    for path in ["one/Driver.swift", "two/Driver.swift"] {
      await editor.client.open(editor.uri(path), Sources.reaching)
      #expect(await editor.client.diagnostics(of: editor.uri(path)).map { $0["code"] } == ["reach"], "\(path)")
    }
    #expect(await editor.client.shutDown())
  }

  @Test("may be a repository and one in it: a file belongs to the inner one")
  func repositoryInRepository() async throws {
    let sandbox = try Sandbox.repository(Self.files)
    for (path, text) in Self.files { try sandbox.write(text, to: "Inner/\(path)") }
    try sandbox.git("init", "--quiet", "Inner")
    let editor = try Editor(sandbox, "--no-cache")
    let client = editor.client
    _ = await client.initialize([editor.folder, "\(editor.folder)/Inner"])
    for path in ["Driver.swift", "Inner/Driver.swift"] {
      await client.open(editor.uri(path), Sources.reaching)
      #expect(await client.diagnostics(of: editor.uri(path)).map { $0["code"] } == ["reach"], "\(path)")
    }
    try editor.save(#"{ "rules": { "reach": "off" } }"#, to: "Inner/.east.json")
    await editor.savedFiles("Inner/.east.json")
    let reports = await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
    let counts = reports.map { "\($0["uri"].text ?? ""): \($0["items"].items.count)" }
    #expect(counts == ["Driver.swift: 1", "Inner/Driver.swift: 0"].map(editor.uri))
    #expect(await client.shutDown())
  }

  @Test("may be in each other: the inner one spells the files in it, until it is removed")
  func folderInFolder() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "App/Driver.swift": Sources.reaching])
    let place = try Sandbox()
    try place.link("link", to: editor.sandbox.url("App").path)
    let inner = "file://\(place.root.path)/link"
    let client = editor.client
    _ = await client.initialize([editor.folder, inner])
    for isRemoved in [false, true] {
      if isRemoved {
        await client.notify(
          "workspace/didChangeWorkspaceFolders",
          ["event": ["removed": [["uri": .text(inner), "name": "link"]], "added": []]])
      }
      let reports = await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
      #expect(
        reports.map { $0["uri"] } == [.text(isRemoved ? editor.uri("App/Driver.swift") : "\(inner)/Driver.swift")])
    }
    #expect(await client.shutDown())
  }

  @Test(
    "have the faults of a configuration of the command line where it is, and in a message if it is in no repository",
    arguments: [true, false])
  func namedConfiguration(isInRepository: Bool) async throws {
    let (sandbox, other) = (try Sandbox.repository(Self.files), try Sandbox())
    let home = isInRepository ? sandbox : other
    try home.write("{\n", to: "ci.json")
    let file = home.url("ci.json").path
    let editor = try Editor(sandbox, "--no-cache", "--config", file)
    let client = editor.client
    _ = await client.initialize([editor.folder])
    let fault = "\(file):2: "
    if isInRepository {
      let found = await client.diagnostics(of: editor.uri("ci.json"))
      #expect(found.map { $0["message"].text?.hasPrefix(fault) } == [true], "\(found)")
      #expect(found.map { $0["range"]["start"]["line"] } == [1])
    } else {
      let message = await client.notification("window/showMessage")["message"].text
      #expect(message?.hasPrefix(fault) == true, "\(message ?? "")")
    }
    #expect(await client.shutDown())
  }

  @Test("have no findings after they were removed")
  func removal() async throws {
    let sandbox = try Sandbox()
    for (path, text) in Self.files { try sandbox.write(text, to: "one/\(path)") }
    try sandbox.git("init", "--quiet", "one")
    let editor = try Editor(sandbox, "--no-cache")
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("one/Driver.swift"), Sources.reaching)
    await client.close(editor.uri("one/Driver.swift"))
    for isRemoved in [false, true] {
      if isRemoved {
        let folder: JSONValue = ["uri": .text(editor.folder), "name": "work"]
        await client.notify(
          "workspace/didChangeWorkspaceFolders", ["event": ["removed": [folder], "added": []]])
      }
      let reports = await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
      #expect(reports.map { $0["uri"] } == (isRemoved ? [] : [.text(editor.uri("one/Driver.swift"))]))
    }
    #expect(await client.shutDown())
  }

  @Test("may become a repository while a file is open")
  func laterRepository() async throws {
    let sandbox = try Sandbox(Self.files)
    let editor = try Editor(sandbox, "--no-cache")
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), Sources.reaching)
    // The answer comes after the file was opened, in no repository yet.
    #expect(await editor.hover("Driver.swift", line: 2, character: 15) == .null)
    try sandbox.git("init", "--quiet")
    await editor.client.notify("textDocument/didSave", ["textDocument": ["uri": .text(editor.uri("Driver.swift"))]])
    let document: JSONValue = ["textDocument": ["uri": .text(editor.uri("Driver.swift"))]]
    let report = await editor.client.request("textDocument/diagnostic", document)
    #expect(report["items"].items.map { $0["code"] } == ["reach"])
    #expect(await editor.client.shutDown())
  }

  @Test("that git does not know are named once, when a Swift file of theirs is opened", arguments: [true, false])
  func nowhere(hasFolders: Bool) async throws {
    let sandbox = try Sandbox(Self.files.merging(["one/Driver.swift": Sources.reaching, "notes.txt": ""]) { $1 })
    try sandbox.git("init", "--quiet", "one")
    let editor = try Editor(sandbox, "--no-cache")
    let client = editor.client
    _ = await client.initialize(hasFolders ? [editor.folder] : nil)
    let stray = try Sandbox(["Stray.swift": ""])
    if hasFolders { await client.open("file://\(stray.root.path)/Stray.swift", "") }
    for path in ["notes.txt", "one/Driver.swift", "Driver.swift", "Car.swift"] {
      await client.open(editor.uri(path), Self.files[path] ?? "")
    }
    let message = await client.notification("window/showMessage")["message"]
    let sentence = "it is in no git repository; run `git init` at the root of the project"
    #expect(message == .text("nothing is linted in '\(sandbox.root.path)': \(sentence)"))
    #expect(await client.shutDown())
    #expect(await client.unread().allSatisfy { $0["method"] != "window/showMessage" })
  }

  @Test("that cannot be opened as repositories are named with the reason")
  func strayGitFile() async throws {
    let editor = try Editor(try Sandbox(Self.files.merging([".git": "gitdir: nowhere\n"]) { $1 }), "--no-cache")
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), Sources.reaching)
    let message = await editor.client.notification("window/showMessage")["message"].text
    #expect(message?.contains(".git") == true && message?.contains("no git repository") == false, "\(message ?? "")")
  }

  @Test("may be symbolic links, below which all files are reported")
  func symbolicLinks() async throws {
    let editor = try Editor(Self.files.merging([".east.json": "{"]) { $1 })
    let client = editor.client
    let place = try Sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: place.url("a+b").path, withDestinationPath: editor.sandbox.root.path)
    // This server encodes a plus sign; editors need not.
    let folder = "file://\(place.root.path)/a+b"
    let watching: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true]]
    ]
    _ = await client.initialize([folder + "/"], watching)
    let options = await client.notification("client/registerCapability")["registrations"][0]["registerOptions"]
    #expect(options["watchers"][0]["globPattern"]["baseUri"] == .text(folder))
    #expect(await client.diagnostics(of: "\(folder)/.east.json").count == 1)
    try editor.save("{}", to: ".east.json")
    await client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .text("\(folder)/.east.json"), "type": 2]]])
    await client.open("\(folder)/Car.swift", Sources.car)
    let reports = await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
    #expect(reports.map { $0["uri"] } == ["\(folder)/Car.swift", "\(folder)/Driver.swift"])
    let places = reports.flatMap { $0["items"].items }.flatMap { $0["relatedInformation"].items }
    #expect(places.map { $0["location"]["uri"] } == [.text("\(folder)/Car.swift")])
  }

  @Test("may be a part of a repository, all of which is watched by a client that can")
  func part() async throws {
    let editor = try Editor(["App/Driver.swift": Sources.reaching, "Car.swift": Sources.car])
    let watching: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true]]
    ]
    _ = await editor.client.initialize(["\(editor.folder)/App"], watching)
    let watchers = await editor.client.notification("client/registerCapability")["registrations"][0]["registerOptions"]
    let patterns = watchers["watchers"].items.map { $0["globPattern"] }
    #expect(patterns.first == ["baseUri": .text(editor.folder), "pattern": "**/*.swift"])
    await editor.client.open(editor.uri("App/Driver.swift"), Sources.reaching)
    #expect(await editor.client.diagnostics(of: editor.uri("App/Driver.swift")).count == 1)
    try editor.save(#"{ "rules": { "reach": "off" } }"#, to: ".east.json")
    await editor.savedFiles(".east.json")
    #expect(await editor.client.diagnostics(of: editor.uri("App/Driver.swift")) == [])
  }

  @Test("are named if they are no directory of this machine")
  func unusable() async throws {
    let editor = try Editor(Self.files)
    _ = await editor.client.initialize(["file://."])
    let message = await editor.client.notification("window/showMessage")["message"].text
    #expect(message?.hasPrefix("'file://.' is no absolute file URI") == true)
    #expect(await editor.client.shutDown())
  }

  @Test("without valid settings from the start have no findings, and every request has an answer")
  func brokenAtStart() async throws {
    let editor = try Editor(Self.files.merging([".east.json": "{"]) { $1 })
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let fault = await client.diagnostics(of: editor.uri(".east.json"))
    #expect(fault.first?["message"].text?.hasSuffix("\nnothing is linted until this is fixed") == true)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
    let document: JSONValue = ["textDocument": ["uri": .text(editor.uri("Driver.swift"))]]
    #expect(await client.response("workspace/diagnostic", ["previousResultIds": []])["error"] == .null)
    #expect(await client.response("textDocument/codeLens", document)["result"] == [])
    #expect(await editor.hover("Driver.swift", line: 2, character: 15) == .null)
    try editor.save("{}", to: ".east.json")
    await editor.savedFiles(".east.json")
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")).count == 1)
  }

  @Test("have files with two names, of which one has the findings and both an answer")
  func twoNames() async throws {
    let editor = try Editor(Self.files)
    let link = try Sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: link.url("link").path, withDestinationPath: editor.sandbox.root.path)
    _ = await editor.client.initialize([editor.folder])
    let uris = [editor.uri("Driver.swift"), "file://\(link.url("link").path)/Driver.swift"]
    for uri in uris { await editor.client.open(uri, Sources.reaching) }
    var counts: [Int] = []
    for uri in uris {
      let response = await editor.client.response("textDocument/diagnostic", ["textDocument": ["uri": .text(uri)]])
      #expect(response["error"] == .null)
      counts.append(response["result"]["items"].items.count)
    }
    #expect(counts.sorted() == [0, 1])
  }

  @Test("keep what others wrote to the baseline since it was read, and a baseline that cannot be read")
  func baselineOnDisk() async throws {
    let editor = try Editor(Self.files)
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let command = try await editor.addingToBaseline("Driver.swift")
    try editor.save("reach\tOther.run()\tCar.engine\t1\n", to: ".east-baseline")
    #expect(await client.response("workspace/executeCommand", command)["error"] == .null)
    #expect(
      try editor.sandbox.read(".east-baseline")
        == "reach\tDriver.drive(_:)\tCar.engine\t1\nreach\tOther.run()\tCar.engine\t1\n")
    let conflicted = "<<<<<<< ours\nreach\tOther.run()\tCar.engine\t1\n=======\n>>>>>>> theirs\n"
    try editor.save(conflicted, to: ".east-baseline")
    #expect(await client.response("workspace/executeCommand", command)["error"]["code"].number != nil)
    #expect(try editor.sandbox.read(".east-baseline") == conflicted)
  }

  @Test("have code actions for the line of the cursor, each explanation and rewriting once")
  func actionsOfLine() async throws {
    let twice = Sources.reaching.replacing(
      "print(car.engine.temperature)", with: "print(car.engine.temperature, car.engine.temperature.words)")
    let editor = try Editor(Self.files.merging(["Driver.swift": twice]) { $1 })
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), twice)
    _ = await editor.client.diagnostics(of: editor.uri("Driver.swift"))
    let start: JSONValue = ["line": 2, "character": 0]
    let actions = await editor.actions("Driver.swift", ["range": ["start": start, "end": start]])
    let titles = actions.items.compactMap { $0["title"].text }
    #expect(titles.contains("Suppress 'reach' on this line"))
    #expect(titles.filter { $0 == "Explain 'reach'" }.count == 1)
  }

  @Test("show what is known of a chain on its names, not between them")
  func hover() async throws {
    let text = "func show(_ car: Car) { print(car.engine.temperature) }\n"
    let editor = try Editor(Self.files.merging(["Driver.swift": text]) { $1 })
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), text)
    let known = ["car", "engine", "temperature"].flatMap { name in
      text.ranges(of: name + (name == "car" ? "." : "")).map { range in
        text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      }
    }
    for character in known {
      #expect(await editor.hover("Driver.swift", line: 0, character: character) != .null, "\(character)")
    }
    for character in [22, 52, 53, 54] {
      #expect(await editor.hover("Driver.swift", line: 0, character: character) == .null, "\(character)")
    }
  }
}
