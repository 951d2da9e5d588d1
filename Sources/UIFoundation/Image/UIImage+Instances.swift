import CoreGraphics
import Foundation

// Images of a class that is known at run time alone, for code that `kinora swift` translates; see `UIColor+Instances.swift`.

extension UIImage {
    @_silgen_name("kinora_UIImage_initImage")
    convenience init(instance image: CGImage, _ scale: CGFloat, _ orientation: Orientation) {
        self.init(cgImage: image, scale: scale, orientation: orientation)
    }
    @_silgen_name("kinora_UIImage_initImage")
    fileprivate static func instance(_ image: __owned CGImage, _ scale: CGFloat, _ orientation: Orientation) -> UIImage

    @_silgen_name("kinora_UIImage_initData") convenience init?(instance data: Data, _ scale: CGFloat) {
        self.init(data: data, scale: scale)
    }
    @_silgen_name("kinora_UIImage_initData") fileprivate static func instance(_ data: __owned Data, _ scale: CGFloat) -> UIImage?

    @_silgen_name("kinora_UIImage_initFile") convenience init?(instance path: String) { self.init(contentsOfFile: path) }
    @_silgen_name("kinora_UIImage_initFile") fileprivate static func instance(_ path: __owned String) -> UIImage?
}

/// Makes an image of a class that is known at run time alone, by its `init(cgImage:)`.
public func _instance<T: UIImage>(of type: T.Type, cgImage: CGImage) -> T {
    unsafeDowncast(type.instance(cgImage, 1, .up), to: type)
}

/// Makes an image of a class that is known at run time alone, by its `init(cgImage:scale:orientation:)`.
public func _instance<T: UIImage>(of type: T.Type, cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) -> T {
    unsafeDowncast(type.instance(cgImage, scale, orientation), to: type)
}

/// Makes an image of a class that is known at run time alone, by its `init(data:)`; nil where that gives nil.
public func _instance<T: UIImage>(of type: T.Type, data: Data) -> T? { type.instance(data, 1).map { unsafeDowncast($0, to: type) } }

/// Makes an image of a class that is known at run time alone, by its `init(data:scale:)`; nil where that gives nil.
public func _instance<T: UIImage>(of type: T.Type, data: Data, scale: CGFloat) -> T? {
    type.instance(data, scale).map { unsafeDowncast($0, to: type) }
}

/// Makes an image of a class that is known at run time alone, by its `init(contentsOfFile:)`; nil where that gives nil.
public func _instance<T: UIImage>(of type: T.Type, contentsOfFile path: String) -> T? {
    type.instance(path).map { unsafeDowncast($0, to: type) }
}
