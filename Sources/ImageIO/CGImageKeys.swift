// Keys of options and properties. Source: Apple, https://developer.apple.com/documentation/imageio

import CoreGraphics

/// The type of the data, a string; the data's own bytes decide here.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Whether an image is kept decoded; here each is decoded on request.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether an image is decoded at once; here it always is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether a small copy is made if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a small copy is made of the image itself.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"

/// The largest width and height of a small copy, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a small copy is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// The quality of a JPEG: from 0, the smallest file, to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// A `CGColor` behind an image with alpha, for formats without; white by default.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The largest width and height that are written, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// The number of bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The width in pixels, before the orientation is applied.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// The height in pixels, before the orientation is applied.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// The number of bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"

/// Pixels in an inch of width.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"

/// Pixels in an inch of height.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// The orientation, a raw value of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// The color model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The color model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// The properties of a PNG.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// The properties of a GIF, or of one of its frames.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// The number of plays after the first; 0 is forever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// The seconds of a frame; at least 0.02, otherwise 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// The seconds of a frame as they are in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The properties of a WebP, or of one of its frames.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// The number of plays; 0 is forever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// The seconds of a frame; more than 0.01, otherwise 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"

/// The seconds of a frame as they are in the file.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole, in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole, in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The tags of the image.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// A description.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"

/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"

/// The camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"

/// The orientation, a raw value of `CGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// Pixels in a unit of width.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"

/// Pixels in a unit of height.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"

/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"

/// When the file was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"

/// The maker of the image.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"

/// The owner of the rights.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

/// The tags of how a photo was taken.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// Seconds of exposure.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"

/// The aperture.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"

/// The sensitivities, a list.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"

/// When the photo was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

/// When the photo was made into a file.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"

/// The bits of the flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"

/// Millimeters of the focal length.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"

/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"

/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// The lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
