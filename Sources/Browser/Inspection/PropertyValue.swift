import CoreGraphics
import Display
import RenderScene

/// A value of a property as the page shows it: numbers, or a text about an image or a path.
enum PropertyValue: Encodable, Equatable {
    case recorded(RecordedValue)
    case text(String)

    static let none = PropertyValue.recorded(.none)

    init(_ value: AnimatableValue) {
        switch value {
        case .image(let image): self = image.map { .text("\($0.width) × \($0.height) pixels") } ?? .none
        case .crossFade(let old, let new, let fraction):
            let sizes = [old, new].map { $0.map { "\($0.width) × \($0.height)" } ?? "nothing" }
            self = .text("\(sizes[0]) → \(sizes[1]) pixels, \(Int((fraction * 100).rounded()))%")
        case .path(let path):
            guard let box = path?.bounds else {
                self = .none
                return
            }
            self = .text("in (\([box.minX, box.minY, box.width, box.height].map { Double($0).printed }.joined(separator: ", ")))")
        default: self = RecordedValue(value).map(PropertyValue.recorded) ?? .none
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .recorded(let value): try container.encode(value)
        case .text(let text): try container.encode(String(text.prefix(Self.longestText)))
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
