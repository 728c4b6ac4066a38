/// The version that `east version` prints, and that packs and reports contain.
package let version = "0.1.0"
