package import Lint

/// The rules about allowances, in alphabetical order. They are judged after all others, because only then is it known
/// which allowance was needed.
package let allowanceRules: [AllowanceRule] = [
  AllowanceRule(
    Page(PackageResources.allowance_without_reason_md), .reason,
    advice: "write why this is allowed behind a dash, or take the comment away"),
  AllowanceRule(
    Page(PackageResources.expired_allowance_md), .expiry,
    advice: "mend what was allowed until then, or choose another day"),
  AllowanceRule(
    Page(PackageResources.unused_allowance_md), .use,
    advice: "take the comment away, or name the rule that is meant"),
]
