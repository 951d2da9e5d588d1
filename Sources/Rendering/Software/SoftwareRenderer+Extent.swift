import RenderScene

extension SoftwareRenderer {
    func extent(of tree: RenderTree, at time: Double, drawn: [DrawnLayer], on target: RenderTarget) -> DeviceRect {
        build(tree, at: time, drawn: drawn, target: target)
        return builder.list.commands.reduce(DeviceRect.empty) { $0.union($1.touched.intersection(target.bounds)) }
    }
}

extension DisplayCommand {
    /// Bounds of the pixels that the command alone may paint.
    fileprivate var touched: DeviceRect {
        switch self {
        case .fill(let fill): fill.shape.bounds
        case .image(let image): image.shape.bounds
        case .gradient(let gradient): gradient.shape.bounds
        case .backdrop(let backdrop): backdrop.shape.bounds
        case .beginShadow(let shadow): shadow.shadowBounds
        default: .empty
        }
    }
}
