import CoreGraphics

/// The area in which a text view lays out its text.
///
/// Differs from UIKit: it belongs to a text view and is not made by apps; exclusion paths are not declared. Source: Apple,
/// [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    private let didChange: () -> Void
    private let currentSize: () -> CGSize

    init(didChange: @escaping () -> Void, size: @escaping () -> CGSize) {
        self.didChange = didChange
        currentSize = size
        super.init()
    }

    /// The space between the container's edges and the text, in points at the left and the right; 5 by default. Negative and non-finite
    /// values count as 0.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The maximum number of lines; 0, the default, for unlimited.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// The treatment of the last line if text remains; wrapping, the default, shows no more.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }

    /// The size of the area, in points: as wide as the view inside its insets, and as high as needed.
    public var size: CGSize { currentSize() }

    var padding: CGFloat { lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0 }
}
