import Foundation

/// A spring's closed form (Documentation/Behavior.md#springs), independent of the implementation.
struct ReferenceSpring {
    var mass = 1.0
    let stiffness, damping: Double
    var velocity = 0.0

    func callAsFunction(_ t: Double) -> Double {
        guard t > 0 else { return 0 }
        let w = (stiffness / mass).squareRoot()
        let z = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
        if z > 1 - 1e-9 { return 1 - (1 + (w - velocity) * t) * exp(-w * t) }
        let wd = w * (1 - z * z).squareRoot()
        return 1 - exp(-z * w * t) * (cos(wd * t) + (z * w - velocity) / wd * sin(wd * t))
    }

    var settling: Double {
        let w = (stiffness / mass).squareRoot()
        let z = damping / (2 * (stiffness * mass).squareRoot())
        if z < 1 { return log((1 + abs(z * w - velocity) / (w * (1 - z * z).squareRoot())) / 0.001) / (z * w) }
        return (0...10_000).map { Double($0) / 10 }.first { abs(1 - self($0)) < 0.001 } ?? .nan
    }

    /// The vectors' mapping: the springs that UIKit makes of a duration, a damping ratio and an initial velocity.
    struct Mapping: Decodable {
        struct Case: Decodable {
            struct Sample: Decodable {
                let t, x: Double
            }
            let duration, dampingRatio, initialVelocity, mass, stiffness, damping: Double
            let samples: [Sample]
        }
        let cases: [Case]

        static func load(file: String = #filePath) throws -> [Case] {
            let url = URL(fileURLWithPath: file).deletingLastPathComponent()
                .appendingPathComponent("../Vectors/uiview_spring_duration_mapping.json")
            return try JSONDecoder().decode(Mapping.self, from: Data(contentsOf: url)).cases
        }
    }
}
