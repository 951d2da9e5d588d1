import CoreGraphics
import RenderScene

/// A value of a property as the page shows it: a JSON value beside its kind.
enum PropertyValue: Encodable, Equatable {
    case number(Double)
    case flag(Bool)
    case numbers([Double])
    case text(String)
    case none

    init(_ value: AnimatableValue) {
        switch value {
        case .number(let number): self = .number(number)
        case .flag(let flag): self = .flag(flag)
        case .pair(let pair): self = .numbers([pair.x, pair.y])
        case .rect(let rect): self = .numbers([rect.x, rect.y, rect.z, rect.w])
        case .color(let color): self = color.map { .numbers([$0.x, $0.y, $0.z, $0.w]) } ?? .none
        case .transform(let m):
            self = .numbers(
                [m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44]
                    .map { Double($0) })
        case .image(let image): self = image.map { .text("\($0.width) × \($0.height) pixels") } ?? .none
        case .crossFade(let old, let new, let fraction):
            let sizes = [old, new].map { $0.map { "\($0.width) × \($0.height)" } ?? "nothing" }
            self = .text("\(sizes[0]) → \(sizes[1]) pixels, \((fraction * 100).rounded())%")
        case .path(let path):
            guard let path else { self = .none; return }
            let box = path.bounds
            self = .text("in (\([box.minX, box.minY, box.width, box.height].map { Double($0).printed }.joined(separator: ", ")))")
        case .numbers(let numbers): self = .numbers(numbers)
        case .colors(let colors): self = .numbers(colors.flatMap { [$0.x, $0.y, $0.z, $0.w] })
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .numbers(let numbers): try container.encode(numbers)
        case .text(let text): try container.encode(String(text.prefix(Self.longestText)))
        case .none: try container.encodeNil()
        }
    }

    private static let longestText = 1000
}

extension AnimatableValue {
    /// The name of the value's kind.
    var kindName: String {
        switch self {
        case .number: "number"
        case .flag: "flag"
        case .pair: "pair"
        case .rect: "rect"
        case .color: "color"
        case .transform: "transform"
        case .image, .crossFade: "image"
        case .path: "path"
        case .numbers: "numbers"
        case .colors: "colors"
        }
    }
}
