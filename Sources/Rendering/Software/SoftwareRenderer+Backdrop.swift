import RenderScene

extension SoftwareRenderer {
    /// Paints what the surface below the layer's own shows at this moment, blurred; beyond that surface its outermost pixels go on.
    func paint(_ command: DisplayCommand.Backdrop) {
        let bounds = command.shape.bounds.intersection(innermost.bounds)
        let below = layers.count - 1 - command.ownScopes
        guard !bounds.isEmpty, below >= 0 else { return }
        filtered.reserve(bounds.width * bounds.height)
        filter.blur(layers[below].surface, by: command.blur, in: bounds, edge: .extended, into: filtered.base)
        let backdrop = command.backdrop
        PixelKernels.saturate(filtered.base, bounds.width * bounds.height, by: backdrop.saturation)
        SolidKernels.blend(filtered.base, bounds.width * bounds.height, with: UInt32(premultiplying: backdrop.tint, opacity: 1))
        let surface = Surface(pixels: filtered.base, bounds: bounds, stride: bounds.width)
        let paint = SampledPaint(sampler: ImageSampler(surface), opacity: 255, isOpaque: false, samples: samples.base)
        var shape = command.shape
        shape.bounds = bounds
        self.paint(shape, with: paint)
    }
}

extension PixelKernels {
    /// Moves each colour away from the grey of its brightness, or towards it, by weights of Rec. 709 in 1/256.
    fileprivate static func saturate(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by saturation: Double) {
        let amount = Int(min(max(saturation, 0), 8) * 256 + 0.5)
        guard amount != 256 else { return }
        for index in 0..<count {
            let pixel = pixels[index]
            let (alpha, red, green, blue) = (Int(pixel >> 24), Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
            let grey = red * 54 + green * 183 + blue * 19
            func moved(_ channel: Int) -> UInt32 {
                UInt32(min(max((grey * (256 - amount) + channel * 256 * amount + 0x8000) >> 16, 0), alpha))
            }
            pixels[index] = UInt32(alpha) << 24 | moved(red) << 16 | moved(green) << 8 | moved(blue)
        }
    }
}
