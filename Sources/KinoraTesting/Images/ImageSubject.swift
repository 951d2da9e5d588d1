import Findings
import UIKit

/// Something with an image that `expectImage` compares: the stage, a view, a layer, a view controller, an image.
@MainActor public protocol ImageSubject {
    /// The image now; throws if there is none. For `expectImage` alone.
    func _subjectImage() throws -> SubjectImage
}

extension Stage: ImageSubject {
    public func _subjectImage() throws -> SubjectImage {
        SubjectImage(image: image(), scale: device.scale, layer: window.layer)
    }
}

extension CGImage: ImageSubject {
    public func _subjectImage() throws -> SubjectImage { SubjectImage(image: self) }
}

extension UIImage: ImageSubject {
    public func _subjectImage() throws -> SubjectImage {
        guard let cgImage else { throw SubjectError(description: "The image has no pixels.") }
        return SubjectImage(image: cgImage, scale: scale)
    }
}

extension CALayer: ImageSubject {
    /// In a window the layer as displayed, animations included; otherwise its model values.
    public func _subjectImage() throws -> SubjectImage {
        let (size, scale) = (bounds.size, UIScreen.main.scale)
        guard size.width > 0, size.height > 0 else {
            throw SubjectError(description: "The layer is \(size.width) x \(size.height) points; give it a size.")
        }
        guard let tree = snapshot(committingFirst: true) else { throw SubjectError(description: "The layer cannot be drawn.") }
        return SubjectImage(image: try tree.image(size: size, scale: scale), scale: scale, layer: self)
    }
}

extension UIView: ImageSubject {
    /// In a window the view as displayed, animations included. Outside of one it is laid out at its size, or, if that is empty, at its
    /// fitting size, which it keeps.
    public func _subjectImage() throws -> SubjectImage {
        CATransaction.flush()
        if window == nil, bounds.isEmpty {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let size = fitting.width > 0 && fitting.height > 0 ? fitting : sizeThatFits(CGSize(width: 10_000, height: 10_000))
            bounds.size = CGSize(width: min(size.width, 10_000), height: min(size.height, 10_000))
        }
        guard !bounds.isEmpty else {
            throw SubjectError(description: "\(NodeDescription.short(self)) has no size; give it a frame or add it to the window.")
        }
        return try layer._subjectImage()
    }
}

extension UIViewController: ImageSubject {
    /// In a window its view as displayed. Otherwise the controller is shown in a window of its own, as large as the screen, for the length
    /// of the call, and gets its appearance callbacks.
    public func _subjectImage() throws -> SubjectImage {
        if viewIfLoaded?.window != nil || parent != nil { return try view._subjectImage() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = self
        window.isHidden = false
        defer {
            window.isHidden = true
            window.rootViewController = nil
            CATransaction.flush()
        }
        return try view._subjectImage()
    }
}
