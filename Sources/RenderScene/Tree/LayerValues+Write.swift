import CoreGraphics

/// Fast paths that write most animated values without an intermediate `AnimatableValue`. Each returns false and writes nothing for
/// properties of another type and for unknown ones; `subscript(path:)` supports all.
extension LayerValues {
    @inline(__always)
    mutating func write(_ number: Double, at path: PropertyPath, isAdditive: Bool) -> Bool {
        @inline(__always)
        func put(_ field: inout Double) -> Bool {
            field = isAdditive ? number + field : number
            return true
        }
        @inline(__always)
        func put(_ field: inout CGFloat) -> Bool {
            field = CGFloat(isAdditive ? number + Double(field) : number)
            return true
        }
        switch (path.key, path.component) {
        case (.opacity, .whole): return put(&opacity)
        case (.position, .x): return put(&position.x)
        case (.position, .y): return put(&position.y)
        case (.cornerRadius, .whole): return put(&cornerRadius)
        case (.zPosition, .whole): return put(&zPosition)
        case (.bounds, .sizeWidth): return put(&bounds.size.width)
        case (.bounds, .sizeHeight): return put(&bounds.size.height)
        case (.borderWidth, .whole): return put(&rare.fields.borderWidth)
        default: return false
        }
    }

    @inline(__always)
    mutating func write(_ pair: SIMD2<Double>, at path: PropertyPath, isAdditive: Bool) -> Bool {
        switch (path.key, path.component) {
        case (.position, .whole): position = CGPoint(isAdditive ? pair + position.simd : pair)
        case (.anchorPoint, .whole): anchorPoint = CGPoint(isAdditive ? pair + anchorPoint.simd : pair)
        default: return false
        }
        return true
    }

    @inline(__always)
    mutating func write(rect: SIMD4<Double>, at path: PropertyPath, isAdditive: Bool) -> Bool {
        switch (path.key, path.component) {
        case (.bounds, .whole): bounds = CGRect(isAdditive ? rect + bounds.simd : rect)
        case (.contentsRect, .whole): rare.fields.contentsRect = CGRect(isAdditive ? rect + contentsRect.simd : rect)
        default: return false
        }
        return true
    }

    @inline(__always)
    mutating func write(color: RGBA, at path: PropertyPath, isAdditive: Bool) -> Bool {
        switch (path.key, path.component) {
        case (.backgroundColor, .whole): backgroundColor = isAdditive ? color + (backgroundColor ?? .zero) : color
        case (.borderColor, .whole): rare.fields.borderColor = isAdditive ? color + (borderColor ?? .zero) : color
        default: return false
        }
        return true
    }
}
