import CoreGraphics

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// Source: Apple,
    /// [UISheetPresentationController.Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates an identifier from its string.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private let storedIdentifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            storedIdentifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// The name; unique for a custom detent without one.
        open var identifier: Identifier { storedIdentifier }

        /// Half of the full height; inactive in compact height.
        public class func medium() -> Self {
            make(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded() }
        }

        /// The full height, with the presenting view behind.
        public class func large() -> Self { make(.large) { $0.maximumDetentValue } }

        /// A height of the app's: `resolver` returns it in points, without the safe area at the bottom; nil for an inactive detent. Values
        /// beyond the full height, NaN and negative ones are limited to 0 and the full height.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { make(identifier ?? Identifier("kinora.detent.\(UUID().uuidString)"), resolver) }

        private class func make(
            _ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { unsafeDowncast(Detent(identifier, resolver), to: self) }

        /// Returns the height in points, without the safe area at the bottom; nil for an inactive detent.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { $0.isNaN ? 0 : min(max($0, 0), context.maximumDetentValue) }
        }
    }
}

/// The values on which a custom detent's height may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The full height, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}

/// Is notified of the user's changes of a sheet. Every method is optional.
///
/// Source: Apple,
/// [UISheetPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
