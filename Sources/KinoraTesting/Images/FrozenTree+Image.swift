import RenderScene
import UIKit

extension FrozenTree {
    /// Renders the tree, stretched to a size in points.
    @MainActor func image(size: CGSize, scale: CGFloat) throws -> CGImage {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width * height < CGFloat(CGImage.maximumPixelCount) else {
            throw SubjectError(description: "The image would have \(Int(width)) x \(Int(height)) pixels, which is too many.")
        }
        guard let context = CGContext(uiKitSize: size, scale: scale, isOpaque: false) else {
            throw SubjectError(description: "An image of \(size.width) x \(size.height) points cannot be made.")
        }
        draw(in: CGRect(origin: .zero, size: size), of: context)
        guard let image = context.makeImage() else { throw SubjectError(description: "The image could not be made.") }
        return image
    }
}
