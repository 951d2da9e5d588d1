import Foundation

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The x axis points in the direction of motion.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The x axis points opposite to the direction of motion.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
