import Findings
import Linting
import Rules
import SwiftReader
import Testing

@Suite("edge cases of the rules")
struct EdgeCaseTests {
  @Test("each line that is marked is found, and no other", arguments: EdgeCase.all)
  func linted(_ edge: EdgeCase) throws {
    #expect(try report(on: edge.source, by: edge.rule).findings.map(\.position.line) == edge.lines)
  }

  @Test("`leaky-accessor` names a place of each declaration before a second one of any")
  func bridgePlaces() throws {
    let report = try report(
      on: """
        // options: {"minUsers": 4}
        final class Engine { func start() {}; func stop() {} }
        final class Car { let engine = Engine(); func go() { print(1); print(2) } }
        func first(_ car: Car) { car.engine.start(); car.engine.stop(); if true { car.engine.start() } }
        func second(_ car: Car) { car.engine.start(); car.engine.stop() }
        func third(_ car: Car) { car.engine.start(); car.engine.stop() }
        func fourth(_ car: Car) { car.engine.start() }
        """, by: LeakyAccessor.self)
    let names = try #require(report.findings.first).related.map { $0.message.prefix { $0 != "(" } }
    #expect(Set(names).count == 4, "\(names)")
  }

  @Test("`leaky-accessor` counts the top-level code of each file")
  func bridgeScripts() throws {
    let report = try report(
      on: """
        // options: {"minUsers": 2}
        // file: Car.swift
        final class Engine { func start() {} }
        final class Car { let engine = Engine(); func go() { print(1); print(2) } }
        func take(_ work: (Car) -> Void) {}
        // file: One.swift
        take { $0.engine.start(); print(1) }
        // file: Two.swift
        take { $0.engine.start(); print(1) }
        """, by: LeakyAccessor.self)
    #expect(report.findings.map(\.subject.edge) == ["Car.engine"])
  }
}

extension EdgeCaseTests {
  @Test(
    "a dispatch during a delivery is a warning where stores are synchronous",
    arguments: [("{}", Severity.warning), (#"{"synchronousStores": []}"#, .note)])
  func synchronous(_ options: String, _ severity: Severity) throws {
    let report = try report(
      on: """
        // options: \(options)
        import ReSwift
        final class Store { func dispatch(_ action: Int) {} }
        final class A { let store = Store(); func newState(state: Int) { store.dispatch(1) } }
        """, by: DispatchDuringDelivery.self)
    #expect(report.findings.map(\.severity) == [severity])
  }

  @Test("every option of every rule is set somewhere to something else", arguments: rules.map { $0.id })
  func options(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    let cases = EdgeCase.all.filter { $0.rule.id == id }.map(\.source) + rule.page.examples.map(\.source)
    let set = cases.map { ExampleFiles($0).settings }
    for (name, usual) in rule.usualOptions {
      #expect(set.contains { $0[name] != nil && $0[name] != usual }, "nothing sets \(name) of \(id)")
    }
  }
}
