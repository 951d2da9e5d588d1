/// A step of a recipe: computes pixels from those of other images. A pure value, so that any area can be rendered on any thread.
protocol ImageOperation: Sendable {
    /// The area of an input that the pixels of an area depend on.
    func area(ofInput index: Int, for area: PixelArea) -> PixelArea

    /// The pixels of an area that is not empty, within the result's extent. Inputs have at least the areas that
    /// ``area(ofInput:for:)`` returned, cut at their extents.
    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock
}

extension ImageOperation {
    /// By default a pixel depends on the pixels at its place.
    func area(ofInput index: Int, for area: PixelArea) -> PixelArea { area }
}
