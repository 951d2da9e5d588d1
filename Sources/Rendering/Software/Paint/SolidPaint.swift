/// Paint with one colour.
struct SolidPaint: Paint {
    let color: UInt32
    let kernels: Kernels

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let color = PixelArithmetic.scale(color, by: coverage)
        if color >> 24 == 255 {
            kernels.fill(destination, count, with: color)
        } else {
            kernels.blend(destination, count, with: color)
        }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        kernels.blend(destination, count, with: color, coverage: coverage)
    }

    func paint(_ outline: FlatOutline) -> Bool {
        kernels.blend(outline, with: color)
        return true
    }
}
