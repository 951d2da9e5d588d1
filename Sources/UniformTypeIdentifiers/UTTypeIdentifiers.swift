import Foundation

// The names of types from before `UTType`, of MobileCoreServices, which `kinora swift` takes from this module.

/// The identifier of any item, that of ``UTType/item``.
public let kUTTypeItem = UTType.item.identifier
/// The identifier of documents and other content, that of ``UTType/content``.
public let kUTTypeContent = UTType.content.identifier
/// The identifier of data, that of ``UTType/data``.
public let kUTTypeData = UTType.data.identifier
/// The identifier of directories, that of ``UTType/directory``.
public let kUTTypeDirectory = UTType.directory.identifier
/// The identifier of folders, that of ``UTType/folder``.
public let kUTTypeFolder = UTType.folder.identifier
/// The identifier of URLs, that of ``UTType/url``.
public let kUTTypeURL = UTType.url.identifier
/// The identifier of URLs of files, that of ``UTType/fileURL``.
public let kUTTypeFileURL = UTType.fileURL.identifier
/// The identifier of text, that of ``UTType/text``.
public let kUTTypeText = UTType.text.identifier
/// The identifier of text without attributes, that of ``UTType/plainText``.
public let kUTTypePlainText = UTType.plainText.identifier
/// The identifier of text without attributes in UTF-8, that of ``UTType/utf8PlainText``.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
/// The identifier of Rich Text, that of ``UTType/rtf``.
public let kUTTypeRTF = UTType.rtf.identifier
/// The identifier of HTML, that of ``UTType/html``.
public let kUTTypeHTML = UTType.html.identifier
/// The identifier of XML, that of ``UTType/xml``.
public let kUTTypeXML = UTType.xml.identifier
/// The identifier of JSON, that of ``UTType/json``.
public let kUTTypeJSON = UTType.json.identifier
/// The identifier of tables with commas, that of ``UTType/commaSeparatedText``.
public let kUTTypeCommaSeparatedText = UTType.commaSeparatedText.identifier
/// The identifier of Swift's sources, that of ``UTType/swiftSource``.
public let kUTTypeSwiftSource = UTType.swiftSource.identifier
/// The identifier of PDF, that of ``UTType/pdf``.
public let kUTTypePDF = UTType.pdf.identifier
/// The identifier of Zip archives, that of ``UTType/zip``.
public let kUTTypeZipArchive = UTType.zip.identifier
/// The identifier of images, that of ``UTType/image``.
public let kUTTypeImage = UTType.image.identifier
/// The identifier of JPEG, that of ``UTType/jpeg``.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// The identifier of PNG, that of ``UTType/png``.
public let kUTTypePNG = UTType.png.identifier
/// The identifier of GIF, that of ``UTType/gif``.
public let kUTTypeGIF = UTType.gif.identifier
/// The identifier of TIFF, that of ``UTType/tiff``.
public let kUTTypeTIFF = UTType.tiff.identifier
/// The identifier of SVG, that of ``UTType/svg``.
public let kUTTypeScalableVectorGraphics = UTType.svg.identifier
/// The identifier of films and sounds, that of ``UTType/audiovisualContent``.
public let kUTTypeAudiovisualContent = UTType.audiovisualContent.identifier
/// The identifier of films, with or without sound, that of ``UTType/movie``.
public let kUTTypeMovie = UTType.movie.identifier
/// The identifier of films without sound, that of ``UTType/video``.
public let kUTTypeVideo = UTType.video.identifier
/// The identifier of sounds, that of ``UTType/audio``.
public let kUTTypeAudio = UTType.audio.identifier
/// The identifier of QuickTime's films, that of ``UTType/quickTimeMovie``.
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
/// The identifier of MPEG-4's films, that of ``UTType/mpeg4Movie``.
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
/// The identifier of MP3, that of ``UTType/mp3``.
public let kUTTypeMP3 = UTType.mp3.identifier
/// The identifier of WAV, that of ``UTType/wav``.
public let kUTTypeWaveformAudio = UTType.wav.identifier

/// The class of tags that are extensions of file names.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType = "public.mime-type"

/// Returns whether a type is another one or conforms to it. A type that ``UTType`` does not know conforms to itself alone.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTTypeEqual(inUTI, inConformsToUTI)
        || UTType(inUTI).flatMap { type in UTType(inConformsToUTI).map { type.conforms(to: $0) } } ?? false
}

/// Returns whether two identifiers are equal; the case of letters does not count.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the preferred type of files with a tag; nil for none. Differs from iOS, which makes a type for an unknown tag.
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`; any other has no types.
///   - inTag: The extension without its dot, or the MIME type.
///   - inConformingToUTI: A type to which the result conforms; nil for any.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UTTypeText? {
    let parent = inConformingToUTI.map { UTType($0) } ?? .data
    guard let parent else { return nil }
    switch inTagClass {
    case kUTTagClassFilenameExtension: return UTType(filenameExtension: inTag, conformingTo: parent).map { UTTypeText($0.identifier) }
    case kUTTagClassMIMEType: return UTType(mimeType: inTag, conformingTo: parent).map { UTTypeText($0.identifier) }
    default: return nil
    }
}

/// Returns the preferred tag of a type; nil for none.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`; any other has no tags.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UTTypeText? {
    switch inTagClass {
    case kUTTagClassFilenameExtension: return UTType(inUTI)?.preferredFilenameExtension.map(UTTypeText.init)
    case kUTTagClassMIMEType: return UTType(inUTI)?.preferredMIMEType.map(UTTypeText.init)
    default: return nil
    }
}

/// A text that a function returns, with the members of `Unmanaged`. Strings are values here: nothing is retained or released.
public struct UTTypeText: Sendable {
    private let text: String

    fileprivate init(_ text: String) { self.text = text }

    /// Returns the text.
    public func takeRetainedValue() -> String { text }

    /// Returns the text.
    public func takeUnretainedValue() -> String { text }
}
