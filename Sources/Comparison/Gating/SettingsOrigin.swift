/// The side of a gate whose configuration, attributes and baseline apply: `--config-from`.
package enum SettingsOrigin: String, Sendable, CaseIterable {
  case head, base
}
