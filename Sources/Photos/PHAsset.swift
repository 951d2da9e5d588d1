import DeviceServices
import UIKit

/// A kind of asset.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown
    /// An image.
    case image
    /// A video; the library has none.
    case video
    /// A sound; the library has none.
    case audio
}

/// The order and number of assets.
open class PHFetchOptions: NSObject {
    /// The order, by `creationDate`; nil for the oldest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number; 0, the default, for all.
    open var fetchLimit = 0
}

/// Assets in an order.
///
/// Source: Apple, [PHFetchResult](https://developer.apple.com/documentation/photokit/phfetchresult).
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    private let objects: [ObjectType]

    init(_ objects: [ObjectType]) {
        self.objects = objects
        super.init()
    }

    /// The number of assets.
    open var count: Int { objects.count }
    /// The first; nil if there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last; nil if there is none.
    open var lastObject: ObjectType? { objects.last }

    /// Returns the asset at a position, which is to be there: another one traps.
    open func object(at index: Int) -> ObjectType { objects[index] }
    /// The asset at a position, which is to be there: another one traps.
    open subscript(index: Int) -> ObjectType { objects[index] }
    /// Returns the assets at positions.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    /// Returns the position of an asset; `NSNotFound` if it is not there.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }

    /// Calls a closure with each asset and its position, until it sets the pointer to true.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stops.boolValue { block(object, index, &stops) }
    }
}

/// An image of the library.
///
/// Source: Apple, [PHAsset](https://developer.apple.com/documentation/photokit/phasset).
open class PHAsset: NSObject, @unchecked Sendable {
    let file: URL
    /// The size, in pixels; 0 for a file that cannot be read.
    open private(set) var pixelWidth: Int
    /// The size, in pixels; 0 for a file that cannot be read.
    open private(set) var pixelHeight: Int
    /// The date of the file; nil if it is not known.
    open private(set) var creationDate: Date?

    init(_ file: URL) {
        self.file = file
        let image = UIImage(contentsOfFile: file.path)?.cgImage
        (pixelWidth, pixelHeight) = (image?.width ?? 0, image?.height ?? 0)
        creationDate = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
        super.init()
    }

    /// An image.
    open var mediaType: PHAssetMediaType { .image }
    /// The length of a video: 0.
    open var duration: TimeInterval { 0 }
    /// The name of the asset in the library.
    open var localIdentifier: String { file.lastPathComponent }
    /// Whether the user has marked it: false.
    open var isFavorite: Bool { false }

    open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.file == file }
    open override var hash: Int { file.hashValue }

    /// Returns the assets of the library, the oldest first; none without permission.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        guard DeviceServices.current.permission(for: .photos) == .granted else { return PHFetchResult([]) }
        var files = DeviceServices.current.photos
        if options?.sortDescriptors?.first?.ascending == false { files.reverse() }
        if let limit = options?.fetchLimit, limit > 0 { files = Array(files.prefix(limit)) }
        return PHFetchResult(files.map { PHAsset($0) })
    }

    /// Returns the assets of a kind.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
    }

    /// Returns the assets of names.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let all = fetchAssets(with: nil)
        let assets = (0..<all.count).map { all[$0] }
        return PHFetchResult(identifiers.compactMap { name in assets.first { $0.localIdentifier == name } })
    }
}
