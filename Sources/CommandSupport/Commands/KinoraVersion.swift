/// The version of all programs.
package enum KinoraVersion {
    package static let version = "0.2.0"
}
