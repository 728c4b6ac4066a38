import Eastward

public enum PublicValue { public typealias Value = Int }
/// Receives the public value.
public protocol PublicValueComponent: AnyObject {
  func newPublicValue(_ publicValue: Int)
}
/// Provides the public value, and has no getter for it.
public protocol KnowsThePublicValue { func providePublicValue(to component: some PublicValueComponent) }

public enum PublicCases { case a, b }
/// Receives the public cases.
public protocol PublicCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the public cases, and has no getter for it.
public protocol KnowsThePublicCases { func providePublicCases(to component: some PublicCasesComponent) }

public enum PublicPayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the public payload.
public protocol PublicPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the public payload, and has no getter for it.
public protocol KnowsThePublicPayload { func providePublicPayload(to component: some PublicPayloadComponent) }

public enum PublicConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the public conditional.
public protocol PublicConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the public conditional, and has no getter for it.
public protocol KnowsThePublicConditional { func providePublicConditional(to component: some PublicConditionalComponent) }

package enum PackageValue { package typealias Value = Int }
/// Receives the package value.
package protocol PackageValueComponent: AnyObject {
  func newPackageValue(_ packageValue: Int)
}
/// Provides the package value, and has no getter for it.
package protocol KnowsThePackageValue { func providePackageValue(to component: some PackageValueComponent) }

package enum PackageCases { case a, b }
/// Receives the package cases.
package protocol PackageCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the package cases, and has no getter for it.
package protocol KnowsThePackageCases { func providePackageCases(to component: some PackageCasesComponent) }

package enum PackagePayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the package payload.
package protocol PackagePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the package payload, and has no getter for it.
package protocol KnowsThePackagePayload { func providePackagePayload(to component: some PackagePayloadComponent) }

package enum PackageConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the package conditional.
package protocol PackageConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the package conditional, and has no getter for it.
package protocol KnowsThePackageConditional { func providePackageConditional(to component: some PackageConditionalComponent) }

internal enum InternalValue { typealias Value = Int }
/// Receives the internal value.
internal protocol InternalValueComponent: AnyObject {
  func newInternalValue(_ internalValue: Int)
}
/// Provides the internal value, and has no getter for it.
internal protocol KnowsTheInternalValue { func provideInternalValue(to component: some InternalValueComponent) }

internal enum InternalCases { case a, b }
/// Receives the internal cases.
internal protocol InternalCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the internal cases, and has no getter for it.
internal protocol KnowsTheInternalCases { func provideInternalCases(to component: some InternalCasesComponent) }

internal enum InternalPayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the internal payload.
internal protocol InternalPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the internal payload, and has no getter for it.
internal protocol KnowsTheInternalPayload { func provideInternalPayload(to component: some InternalPayloadComponent) }

internal enum InternalConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the internal conditional.
internal protocol InternalConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the internal conditional, and has no getter for it.
internal protocol KnowsTheInternalConditional { func provideInternalConditional(to component: some InternalConditionalComponent) }

fileprivate enum FileprivateValue { typealias Value = Int }
/// Receives the fileprivate value.
fileprivate protocol FileprivateValueComponent: AnyObject {
  func newFileprivateValue(_ fileprivateValue: Int)
}
/// Provides the fileprivate value, and has no getter for it.
fileprivate protocol KnowsTheFileprivateValue { func provideFileprivateValue(to component: some FileprivateValueComponent) }

fileprivate enum FileprivateCases { case a, b }
/// Receives the fileprivate cases.
fileprivate protocol FileprivateCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the fileprivate cases, and has no getter for it.
fileprivate protocol KnowsTheFileprivateCases { func provideFileprivateCases(to component: some FileprivateCasesComponent) }

fileprivate enum FileprivatePayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the fileprivate payload.
fileprivate protocol FileprivatePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the fileprivate payload, and has no getter for it.
fileprivate protocol KnowsTheFileprivatePayload { func provideFileprivatePayload(to component: some FileprivatePayloadComponent) }

fileprivate enum FileprivateConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the fileprivate conditional.
fileprivate protocol FileprivateConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the fileprivate conditional, and has no getter for it.
fileprivate protocol KnowsTheFileprivateConditional { func provideFileprivateConditional(to component: some FileprivateConditionalComponent) }

private enum PrivateValue { typealias Value = Int }
/// Receives the private value.
private protocol PrivateValueComponent: AnyObject {
  func newPrivateValue(_ privateValue: Int)
}
/// Provides the private value, and has no getter for it.
private protocol KnowsThePrivateValue { func providePrivateValue(to component: some PrivateValueComponent) }

private enum PrivateCases { case a, b }
/// Receives the private cases.
private protocol PrivateCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the private cases, and has no getter for it.
private protocol KnowsThePrivateCases { func providePrivateCases(to component: some PrivateCasesComponent) }

private enum PrivatePayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the private payload.
private protocol PrivatePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the private payload, and has no getter for it.
private protocol KnowsThePrivatePayload { func providePrivatePayload(to component: some PrivatePayloadComponent) }

private enum PrivateConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the private conditional.
private protocol PrivateConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the private conditional, and has no getter for it.
private protocol KnowsThePrivateConditional { func providePrivateConditional(to component: some PrivateConditionalComponent) }

enum PlainValue { typealias Value = Int }
/// Receives the plain value.
protocol PlainValueComponent: AnyObject {
  func newPlainValue(_ plainValue: Int)
}
/// Provides the plain value, and has no getter for it.
protocol KnowsThePlainValue { func providePlainValue(to component: some PlainValueComponent) }

enum PlainCases { case a, b }
/// Receives the plain cases.
protocol PlainCasesComponent: AnyObject {
  func a()
  func b()
}
/// Provides the plain cases, and has no getter for it.
protocol KnowsThePlainCases { func providePlainCases(to component: some PlainCasesComponent) }

enum PlainPayload: Equatable {
  case a(Int), b(name: String)
}
/// Receives the plain payload.
protocol PlainPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Provides the plain payload, and has no getter for it.
protocol KnowsThePlainPayload { func providePlainPayload(to component: some PlainPayloadComponent) }

enum PlainConditional: Equatable {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}
/// Receives the plain conditional.
protocol PlainConditionalComponent: AnyObject {
  func a()
  #if DEBUG
  func debug(_ value: Int)
  #elseif os(Linux) && !NEVER
  func linux(name: String)
  #else
  func other()
  #endif
}
/// Provides the plain conditional, and has no getter for it.
protocol KnowsThePlainConditional { func providePlainConditional(to component: some PlainConditionalComponent) }

public enum PublicHost {}
public extension PublicHost {
  enum PublicInnerValue { public typealias Value = Int }
  protocol PublicInnerValueComponent: AnyObject {
    func newPublicInnerValue(_ publicInnerValue: Int)
  }
  protocol KnowsThePublicInnerValue { func providePublicInnerValue(to component: some PublicInnerValueComponent) }

  enum PublicInnerCases: Equatable { case a(Int), b }
  protocol PublicInnerCasesComponent: AnyObject {
    func a(_ value: Int)
    func b()
  }
  protocol KnowsThePublicInnerCases { func providePublicInnerCases(to component: some PublicInnerCasesComponent) }

  enum PublicInnerAction {
    case a(Int), b
    public var a: Int? { if case .a(let value) = self { value } else { nil } }
  }
}

package enum PackageHost {}
package extension PackageHost {
  enum PackageInnerValue { package typealias Value = Int }
  protocol PackageInnerValueComponent: AnyObject {
    func newPackageInnerValue(_ packageInnerValue: Int)
  }
  protocol KnowsThePackageInnerValue { func providePackageInnerValue(to component: some PackageInnerValueComponent) }

  enum PackageInnerCases: Equatable { case a(Int), b }
  protocol PackageInnerCasesComponent: AnyObject {
    func a(_ value: Int)
    func b()
  }
  protocol KnowsThePackageInnerCases { func providePackageInnerCases(to component: some PackageInnerCasesComponent) }

  enum PackageInnerAction {
    case a(Int), b
    package var a: Int? { if case .a(let value) = self { value } else { nil } }
  }
}

public enum FileprivateHost {}
fileprivate extension FileprivateHost {
  enum FileprivateInnerValue { typealias Value = Int }
  protocol FileprivateInnerValueComponent: AnyObject {
    func newFileprivateInnerValue(_ fileprivateInnerValue: Int)
  }
  protocol KnowsTheFileprivateInnerValue { func provideFileprivateInnerValue(to component: some FileprivateInnerValueComponent) }

  enum FileprivateInnerCases: Equatable { case a(Int), b }
  protocol FileprivateInnerCasesComponent: AnyObject {
    func a(_ value: Int)
    func b()
  }
  protocol KnowsTheFileprivateInnerCases { func provideFileprivateInnerCases(to component: some FileprivateInnerCasesComponent) }

  enum FileprivateInnerAction {
    case a(Int), b
    var a: Int? { if case .a(let value) = self { value } else { nil } }
  }
}
