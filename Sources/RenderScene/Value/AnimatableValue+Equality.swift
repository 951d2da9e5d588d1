import CoreGraphics

extension AnimatableValue {
    /// Whether both are of one type and exactly equal; false for values without comparison (images, number lists).
    package func isSame(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): return a == b
        case (.flag(let a), .flag(let b)): return a == b
        case (.pair(let a), .pair(let b)): return a == b
        case (.rect(let a), .rect(let b)): return a == b
        case (.color(let a), .color(let b)): return a == b
        case (.transform(let a), .transform(let b)): return CATransform3DEqualToTransform(a, b)
        default: return false
        }
    }
}
