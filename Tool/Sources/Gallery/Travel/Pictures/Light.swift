import UIKit

/// The time of day in an illustration: all its colors.
enum Light: Hashable, Sendable {
    case dawn, day, dusk, night

    /// Whether the upper sky is dark.
    var isDark: Bool { self == .dusk || self == .night }

    /// From top to horizon.
    var sky: [UIColor] {
        switch self {
        case .dawn: [UIColor(rgb: 0xF29C9A), UIColor(rgb: 0xFBC9A8), UIColor(rgb: 0xFFE9CB)]
        case .day: [UIColor(rgb: 0x5DB7E4), UIColor(rgb: 0x9AD6EE), UIColor(rgb: 0xE2F5F5)]
        case .dusk: [UIColor(rgb: 0x2E3B74), UIColor(rgb: 0xA05C8E), UIColor(rgb: 0xFFB27C)]
        case .night: [UIColor(rgb: 0x121838), UIColor(rgb: 0x25326A), UIColor(rgb: 0x46589A)]
        }
    }

    var sun: UIColor {
        switch self {
        case .dawn: UIColor(rgb: 0xFFF7E3)
        case .day: UIColor(rgb: 0xFFE38F)
        case .dusk: UIColor(rgb: 0xFFDCA3)
        case .night: UIColor(rgb: 0xF6F1DB)
        }
    }

    var cloud: UIColor {
        switch self {
        case .dawn: UIColor(rgb: 0xFFF1E4, alpha: 0.75)
        case .day: UIColor(white: 1, alpha: 0.9)
        case .dusk: UIColor(rgb: 0xFFC7B0, alpha: 0.45)
        case .night: UIColor(rgb: 0x8C9BD0, alpha: 0.3)
        }
    }

    /// Land, from far to near.
    var land: [UIColor] {
        switch self {
        case .dawn: [UIColor(rgb: 0xDD9398), UIColor(rgb: 0xB06C84), UIColor(rgb: 0x77466A)]
        case .day: [UIColor(rgb: 0x93CDBF), UIColor(rgb: 0x55AB96), UIColor(rgb: 0x2B8076)]
        case .dusk: [UIColor(rgb: 0x8A5588), UIColor(rgb: 0x553C74), UIColor(rgb: 0x2B2A55)]
        case .night: [UIColor(rgb: 0x35457F), UIColor(rgb: 0x263463), UIColor(rgb: 0x151C40)]
        }
    }

    /// From horizon to shore.
    var water: [UIColor] {
        switch self {
        case .dawn: [UIColor(rgb: 0xF7C7AE), UIColor(rgb: 0xD4879A)]
        case .day: [UIColor(rgb: 0x7CCBE3), UIColor(rgb: 0x2F8FC0)]
        case .dusk: [UIColor(rgb: 0xE8917F), UIColor(rgb: 0x4A3A78)]
        case .night: [UIColor(rgb: 0x4A5C9E), UIColor(rgb: 0x1C2654)]
        }
    }

    /// Windows and lamps.
    var glow: UIColor { self == .day ? UIColor(rgb: 0x3C6E8F) : UIColor(rgb: 0xFFD98A) }
}
