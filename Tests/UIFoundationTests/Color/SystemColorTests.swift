import UIKit
import XCTest

/// The system's colors against the tables that iOS 17's and 18's Human Interface Guidelines give.
final class SystemColorTests: XCTestCase {
    private func hex(_ color: UIColor, dark: Bool, highContrast: Bool, elevated: Bool = false) -> UInt32 {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = dark ? .dark : .light
            $0.accessibilityContrast = highContrast ? .high : .normal
            $0.userInterfaceLevel = elevated ? .elevated : .base
        }
        let components = color.resolvedColor(with: traits).cgColor.components ?? []
        return components.prefix(3).reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    /// Light, dark; the same in increased contrast.
    private static let table: [(String, UIColor, [UInt32])] = [
        ("red", .systemRed, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
        ("orange", .systemOrange, [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
        ("yellow", .systemYellow, [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
        ("green", .systemGreen, [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B]),
        ("mint", .systemMint, [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF]),
        ("teal", .systemTeal, [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
        ("cyan", .systemCyan, [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF]),
        ("blue", .systemBlue, [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
        ("indigo", .systemIndigo, [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
        ("purple", .systemPurple, [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
        ("pink", .systemPink, [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
        ("brown", .systemBrown, [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
        ("gray", .systemGray, [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]),
        ("gray 2", .systemGray2, [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80]),
        ("gray 3", .systemGray3, [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456]),
        ("gray 4", .systemGray4, [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446]),
        ("gray 5", .systemGray5, [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638]),
        ("gray 6", .systemGray6, [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426]),
    ]

    func testHuesAndGraysAreThoseOfTheGuidelines() {
        for (name, color, expected) in Self.table {
            for (index, value) in expected.enumerated() {
                let shown = hex(color, dark: index % 2 == 1, highContrast: index >= 2)
                XCTAssertEqual(shown, value, "\(name), look \(index): \(String(shown, radix: 16))")
                XCTAssertEqual(hex(color, dark: index % 2 == 1, highContrast: index >= 2, elevated: true), value, "\(name), elevated")
            }
        }
    }

    func testDarkBackgroundsAreLighterWhenElevated() {
        let looks: [(UIColor, base: UInt32, elevated: UInt32)] = [
            (.systemBackground, 0x000000, 0x1C1C1E), (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
            (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C), (.systemGroupedBackground, 0x000000, 0x1C1C1E),
            (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E), (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C),
        ]
        for (color, base, elevated) in looks {
            XCTAssertEqual(hex(color, dark: true, highContrast: false), base, "\(color)")
            XCTAssertEqual(hex(color, dark: true, highContrast: false, elevated: true), elevated, "\(color)")
            let light = hex(color, dark: false, highContrast: false)
            XCTAssertEqual(hex(color, dark: false, highContrast: false, elevated: true), light, "\(color)")
        }
    }
}
