import Eastward

public enum PublicValue { public typealias Value = Int }
/// Is told the public value.
public protocol PublicValueComponent: AnyObject {
  func newPublicValue(_ publicValue: Int)
}
/// Tells the public value, and cannot be asked for it.
public protocol KnowsThePublicValue { func providePublicValue(to component: some PublicValueComponent) }

public enum PublicCases { case a, b }
/// Is told the public cases.
public protocol PublicCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the public cases, and cannot be asked for it.
public protocol KnowsThePublicCases { func providePublicCases(to component: some PublicCasesComponent) }

public enum PublicPayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the public payload.
public protocol PublicPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the public payload, and cannot be asked for it.
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
/// Is told the public conditional.
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
/// Tells the public conditional, and cannot be asked for it.
public protocol KnowsThePublicConditional { func providePublicConditional(to component: some PublicConditionalComponent) }

package enum PackageValue { package typealias Value = Int }
/// Is told the package value.
package protocol PackageValueComponent: AnyObject {
  func newPackageValue(_ packageValue: Int)
}
/// Tells the package value, and cannot be asked for it.
package protocol KnowsThePackageValue { func providePackageValue(to component: some PackageValueComponent) }

package enum PackageCases { case a, b }
/// Is told the package cases.
package protocol PackageCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the package cases, and cannot be asked for it.
package protocol KnowsThePackageCases { func providePackageCases(to component: some PackageCasesComponent) }

package enum PackagePayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the package payload.
package protocol PackagePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the package payload, and cannot be asked for it.
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
/// Is told the package conditional.
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
/// Tells the package conditional, and cannot be asked for it.
package protocol KnowsThePackageConditional { func providePackageConditional(to component: some PackageConditionalComponent) }

internal enum InternalValue { typealias Value = Int }
/// Is told the internal value.
internal protocol InternalValueComponent: AnyObject {
  func newInternalValue(_ internalValue: Int)
}
/// Tells the internal value, and cannot be asked for it.
internal protocol KnowsTheInternalValue { func provideInternalValue(to component: some InternalValueComponent) }

internal enum InternalCases { case a, b }
/// Is told the internal cases.
internal protocol InternalCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the internal cases, and cannot be asked for it.
internal protocol KnowsTheInternalCases { func provideInternalCases(to component: some InternalCasesComponent) }

internal enum InternalPayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the internal payload.
internal protocol InternalPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the internal payload, and cannot be asked for it.
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
/// Is told the internal conditional.
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
/// Tells the internal conditional, and cannot be asked for it.
internal protocol KnowsTheInternalConditional { func provideInternalConditional(to component: some InternalConditionalComponent) }

fileprivate enum FileprivateValue { typealias Value = Int }
/// Is told the fileprivate value.
fileprivate protocol FileprivateValueComponent: AnyObject {
  func newFileprivateValue(_ fileprivateValue: Int)
}
/// Tells the fileprivate value, and cannot be asked for it.
fileprivate protocol KnowsTheFileprivateValue { func provideFileprivateValue(to component: some FileprivateValueComponent) }

fileprivate enum FileprivateCases { case a, b }
/// Is told the fileprivate cases.
fileprivate protocol FileprivateCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the fileprivate cases, and cannot be asked for it.
fileprivate protocol KnowsTheFileprivateCases { func provideFileprivateCases(to component: some FileprivateCasesComponent) }

fileprivate enum FileprivatePayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the fileprivate payload.
fileprivate protocol FileprivatePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the fileprivate payload, and cannot be asked for it.
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
/// Is told the fileprivate conditional.
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
/// Tells the fileprivate conditional, and cannot be asked for it.
fileprivate protocol KnowsTheFileprivateConditional { func provideFileprivateConditional(to component: some FileprivateConditionalComponent) }

private enum PrivateValue { typealias Value = Int }
/// Is told the private value.
private protocol PrivateValueComponent: AnyObject {
  func newPrivateValue(_ privateValue: Int)
}
/// Tells the private value, and cannot be asked for it.
private protocol KnowsThePrivateValue { func providePrivateValue(to component: some PrivateValueComponent) }

private enum PrivateCases { case a, b }
/// Is told the private cases.
private protocol PrivateCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the private cases, and cannot be asked for it.
private protocol KnowsThePrivateCases { func providePrivateCases(to component: some PrivateCasesComponent) }

private enum PrivatePayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the private payload.
private protocol PrivatePayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the private payload, and cannot be asked for it.
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
/// Is told the private conditional.
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
/// Tells the private conditional, and cannot be asked for it.
private protocol KnowsThePrivateConditional { func providePrivateConditional(to component: some PrivateConditionalComponent) }

enum PlainValue { typealias Value = Int }
/// Is told the plain value.
protocol PlainValueComponent: AnyObject {
  func newPlainValue(_ plainValue: Int)
}
/// Tells the plain value, and cannot be asked for it.
protocol KnowsThePlainValue { func providePlainValue(to component: some PlainValueComponent) }

enum PlainCases { case a, b }
/// Is told the plain cases.
protocol PlainCasesComponent: AnyObject {
  func a()
  func b()
}
/// Tells the plain cases, and cannot be asked for it.
protocol KnowsThePlainCases { func providePlainCases(to component: some PlainCasesComponent) }

enum PlainPayload: Equatable {
  case a(Int), b(name: String)
}
/// Is told the plain payload.
protocol PlainPayloadComponent: AnyObject {
  func a(_ value: Int)
  func b(name: String)
}
/// Tells the plain payload, and cannot be asked for it.
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
/// Is told the plain conditional.
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
/// Tells the plain conditional, and cannot be asked for it.
protocol KnowsThePlainConditional { func providePlainConditional(to component: some PlainConditionalComponent) }
