import CoreGraphics

/// What becomes of a batch of changes that does not fit the data source: a debug build ends with UIKit's sentence, a release build writes it down and
/// loads all data again.
@MainActor
enum InvalidListUpdate {
    /// Whether such a batch traps; tests try both.
    static var traps = isDebug

    /// - Parameters:
    ///   - list: the table or the collection.
    ///   - fault: the sentence of `ListUpdateCheck`.
    static func refuse(_ fault: String, of list: Any) {
        guard traps else {
            return reportOnce(fault, as: .exception("NSInternalInconsistencyException"), "\(list): \(fault) All data is loaded again")
        }
        trap(object: "\(list)", value: fault, remedy: "Have the data source change by what the update says, in the same batch")
    }

    private static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
