import Foundation

/// A type of files or data, by its identifier.
///
/// Differs from UIKit: only the types below are known, with the conformances among them; others are types of their own. Source: Apple,
/// [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as "public.png".
    public let identifier: String

    /// Creates a type by its identifier; nil for one that is not known. Letters' case does not count.
    public init?(_ identifier: String) {
        guard let known = KnownType.all.first(where: { $0.identifier == identifier.lowercased() }) else { return nil }
        self.identifier = known.identifier
    }

    /// Creates a type by a file's extension; nil for one that is not known, or not of a given type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(supertype) { $0.extensions.contains(filenameExtension.lowercased()) }
    }

    /// Creates a type by its MIME type; nil for one that is not known, or not of a given type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { self.init(supertype) { $0.mime == mimeType.lowercased() } }

    /// Creates a type that an app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates a type that an app uses and another one declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    private init?(_ supertype: UTType, where matches: (KnownType) -> Bool) {
        guard let known = KnownType.all.first(where: matches) else { return nil }
        identifier = known.identifier
        guard conforms(to: supertype) else { return nil }
    }

    private init(known identifier: String) { self.identifier = identifier }

    private var known: KnownType? { KnownType.all.first { $0.identifier == identifier } }

    /// The extension of its files; nil for none.
    public var preferredFilenameExtension: String? { known?.extensions.first }

    /// The MIME type; nil for none.
    public var preferredMIMEType: String? { known?.mime }

    /// The types to which it conforms, directly or through others.
    public var supertypes: Set<UTType> {
        guard let parents = known?.parents else { return [] }
        return parents.reduce(into: Set(parents.map(UTType.init(known:)))) { $0.formUnion(UTType(known: $1).supertypes) }
    }

    /// Whether it is a type, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether it conforms to another type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether another type conforms to it.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    public var description: String { identifier }
}

extension UTType {
    /// Anything of a file system: a file, a folder.
    public static let item = UTType(known: "public.item")
    /// Content of a document.
    public static let content = UTType(known: "public.content")
    /// A stream of bytes.
    public static let data = UTType(known: "public.data")
    /// A directory, packages included.
    public static let directory = UTType(known: "public.directory")
    /// A folder that users see.
    public static let folder = UTType(known: "public.folder")
    /// The address of a resource.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Text of any encoding, with markup or without.
    public static let text = UTType(known: "public.text")
    /// Text without markup.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without markup, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich Text Format.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Values separated by commas, `csv`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// An image of any format.
    public static let image = UTType(known: "public.image")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// Sound or moving images.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving images, with sound or without.
    public static let movie = UTType(known: "public.movie")
    /// Moving images without sound.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
}

/// A type as Apple declares it.
private struct KnownType: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mime: String?

    private init(_ identifier: String, _ parents: [String] = [], _ extensions: [String] = [], _ mime: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mime = mime
    }

    static let all = [
        KnownType("public.item"), KnownType("public.content"), KnownType("public.data", ["public.item"]),
        KnownType("public.directory", ["public.item"]), KnownType("public.folder", ["public.directory"]),
        KnownType("public.url", ["public.data"]), KnownType("public.file-url", ["public.url"]),
        KnownType("public.text", ["public.data", "public.content"]), KnownType("public.plain-text", ["public.text"], ["txt"], "text/plain"),
        KnownType("public.utf8-plain-text", ["public.plain-text"]), KnownType("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
        KnownType("public.html", ["public.text"], ["html", "htm"], "text/html"),
        KnownType("public.xml", ["public.text"], ["xml"], "application/xml"),
        KnownType("public.json", ["public.text"], ["json"], "application/json"),
        KnownType("public.comma-separated-values-text", ["public.text"], ["csv"], "text/csv"),
        KnownType("public.swift-source", ["public.plain-text"], ["swift"]),
        KnownType("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf"),
        KnownType("public.zip-archive", ["public.data"], ["zip"], "application/zip"),
        KnownType("public.image", ["public.data", "public.content"]),
        KnownType("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
        KnownType("public.png", ["public.image"], ["png"], "image/png"),
        KnownType("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
        KnownType("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
        KnownType("public.heic", ["public.image"], ["heic"], "image/heic"),
        KnownType("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
        KnownType("public.svg-image", ["public.image"], ["svg"], "image/svg+xml"),
        KnownType("public.audiovisual-content", ["public.data", "public.content"]),
        KnownType("public.movie", ["public.audiovisual-content"]), KnownType("public.video", ["public.movie"]),
        KnownType("public.audio", ["public.audiovisual-content"]),
        KnownType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
        KnownType("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
        KnownType("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
        KnownType("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/wav"),
    ]
}
