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
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let zip = UTType(known: "public.zip-archive")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let mp3 = UTType(known: "public.mp3")
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
