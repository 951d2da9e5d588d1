import CoreGraphics
import Foundation

/// The visibility, place and color of the separators above and below a row.
///
/// Source: Apple,
/// [UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Int, Sendable {
        /// As the list's look has it.
        case automatic = 0
        /// Shown.
        case visible
        /// Not shown.
        case hidden
    }

    /// Insets that the cell determines: those of its text.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the separator above the row is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator below the row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the row, of which leading and trailing count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the row, of which leading and trailing count.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color; that of separators by default.
    public var color: UIColor = .separator

    /// Creates the separators of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    nonisolated public static func == (left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration) -> Bool {
        MainActor.assumeIsolated {
            left.topSeparatorVisibility == right.topSeparatorVisibility
                && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility && left.topSeparatorInsets == right.topSeparatorInsets
                && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
        }
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(topSeparatorVisibility)
            hasher.combine(bottomSeparatorVisibility)
            hasher.combine(color)
        }
    }
}
