import Foundation

/// The date of the process: a stage's in its virtual time.
enum PresentDate {
    static var now: Date { Date() }
}
