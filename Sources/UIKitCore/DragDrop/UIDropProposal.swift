import Foundation

/// The result of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing is transferred.
    case cancel = 0
    /// Nothing is transferred, although the destination usually accepts drops; shown with a badge.
    case forbidden = 1
    /// The destination receives copies; shown with a badge.
    case copy = 2
    /// The items move to the destination. If the drag does not allow it, nothing is transferred.
    case move = 3
}

/// The answer of a destination to a drag above it.
///
/// Source: Apple, [UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    private let storedOperation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        storedOperation = operation
        super.init()
    }

    /// The result of a drop here.
    open var operation: UIDropOperation { storedOperation }

    /// Whether previews have their full size above the destination; false by default.
    open var prefersFullSizePreview = false
}
