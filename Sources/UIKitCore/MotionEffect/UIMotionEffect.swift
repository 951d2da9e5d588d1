import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// Changes of a view's properties that follow the device's tilt.
///
/// Hosts here have no motion sensors, so that the viewer's offset stays zero and effects change nothing, as in Apple's simulator. Source:
/// Apple, [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect).
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public nonisolated override init() { super.init() }

    /// Creates an effect; the coder is not read.
    public required nonisolated init?(coder: NSCoder) { super.init() }

    /// The values to add to properties, by key path, for a viewer's offset of -1 to 1 in each direction; nil, as for the base class,
    /// changes nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates between two values along one axis of the tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// An axis of the tilt.
    public enum EffectType: Int, Sendable {
        /// Follows the tilt to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// Follows the tilt up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the view's property.
    open private(set) var keyPath: String
    /// The axis.
    open private(set) var type: EffectType
    /// The value to add at the least offset: a number, or a point, size, rectangle or insets in an `NSValue`.
    open var minimumRelativeValue: Any?
    /// The value to add at the greatest offset.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns nil: archives are not read.
    public required nonisolated init?(coder: NSCoder) { nil }

    /// The value between the two; nil unless both are numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let least = Self.number(minimumRelativeValue), let greatest = Self.number(maximumRelativeValue) else { return nil }
        return [keyPath: least + (greatest - least) * Double(min(max(offset, -1), 1) + 1) / 2]
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
            ?? (value as? Int).map { Double($0) }
    }
}

/// Motion effects that act together.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; their values are added up.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var result: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            for (key, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
                if let old = result[key] as? Double, let new = value as? Double { result[key] = old + new } else { result[key] = value }
            }
        }
        return result.isEmpty ? nil : result
    }
}
