import Foundation

/// The date of the process: a stage's in its virtual time.
package enum PresentDate {
    package static var now: Date { Date() }
}
