import CoreMedia
import UIKit

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moving images.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Other data, such as codes in images.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG 4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG 4 with sound alone.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MPEG 4 of iTunes.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// MPEG, layer 3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
}

/// The layout of a video in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole, with bars.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Without bars, cut.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Returns the largest rectangle of a shape within another, in its middle.
///
/// An empty shape or rectangle gives an empty rectangle in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0, !boundingRect.isEmpty else {
        return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}

/// A medium that can be played.
///
/// Its duration and size are those of its file: MPEG 4, QuickTime, WAVE, AIFF and MP3. Media of the network are not reached. Source:
/// Apple, [AVAsset](https://developer.apple.com/documentation/avfoundation/avasset).
open class AVAsset: NSObject, @unchecked Sendable {
    let facts: MediaFile?

    init(facts: MediaFile?) {
        self.facts = facts
        super.init()
    }

    /// Creates the asset of a URL.
    public convenience init(url: URL) { self.init(facts: MediaFile(url)) }

    /// The length; not known for a file that cannot be read.
    open var duration: CMTime {
        facts.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite
    }

    /// Whether the file can be read.
    open var isPlayable: Bool { facts != nil }
}

/// The medium of a file.
///
/// Source: Apple, [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The file.
    open private(set) var url: URL

    /// Creates the asset of a file; options are for other networks and codecs, and make no difference.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(facts: MediaFile(url))
    }
}

/// The domain of errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of media.
///
/// Source: Apple, [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = AVFoundationErrorDomain

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = -11800
        /// The device cannot be used.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// The file is of no known kind.
        case fileFormatNotRecognized = -11828
        /// There is no encoder.
        case encoderNotFound = -11834
        /// There is no decoder.
        case decoderNotFound = -11833
        /// The app has ended the operation.
        case operationCancelled = -11878
    }

    /// The cause.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .unknown: "The operation could not be completed"
        case .applicationIsNotAuthorizedToUseDevice: "There is no such device"
        case .fileFormatNotRecognized: "Cannot Open"
        case .encoderNotFound: "Cannot Encode: there is no encoder here"
        case .decoderNotFound: "Cannot Decode: there is no decoder here"
        case .operationCancelled: "Operation Stopped"
        }
    }
}
