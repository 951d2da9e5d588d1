import CoreGraphics
import Foundation
import UIKit

/// The title, a `String`.
public let MPMediaItemPropertyTitle = "title"
/// The title of the album, a `String`.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist, a `String`.
public let MPMediaItemPropertyArtist = "artist"
/// The artist of the album, a `String`.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The composer, a `String`.
public let MPMediaItemPropertyComposer = "composer"
/// The genre, a `String`.
public let MPMediaItemPropertyGenre = "genre"
/// The length in seconds, a `Double`.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The number in the album, an `Int`.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of tracks of the album, an `Int`.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The cover, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"

/// The cover of what is playing.
///
/// Source: Apple, [MPMediaItemArtwork](https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork).
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let size: CGSize
    private let request: (CGSize) -> UIImage

    /// Creates a cover.
    ///
    /// - Parameters:
    ///   - boundsSize: The greatest size, in points.
    ///   - requestHandler: Returns the image in a size, in points.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        size = boundsSize
        request = requestHandler
        super.init()
    }

    /// Creates a cover of an image.
    @MainActor public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The greatest size at the origin, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Returns the image in a size in points, as large as the greatest size at most; nil for a size that is empty or not finite.
    open func image(at size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return request(CGSize(width: min(size.width, self.size.width), height: min(size.height, self.size.height)))
    }
}
