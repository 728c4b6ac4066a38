package import Linting

/// The rules about suppression comments, in alphabetical order. They run after all others, because only then is
/// it known which suppressions were needed.
package let suppressionRules: [SuppressionRule] = [
  SuppressionRule(
    Page(PackageResources.allow_without_reason_md), .reason,
    advice: "add ' - ' and the reason, or remove the comment"),
  SuppressionRule(
    Page(PackageResources.expired_allow_md), .expiry,
    advice: "fix the violation, or extend the expiry date"),
  SuppressionRule(
    Page(PackageResources.unused_allow_md), .use,
    advice: "remove the comment, or correct the rule id"),
]
