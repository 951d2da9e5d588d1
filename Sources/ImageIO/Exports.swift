// Image files are read and written by UIImage and CGImage; the module exists so that `import ImageIO` resolves.
@_exported import CoreGraphics
