// Files of images, by functions with names of C; the readers and writers are those of CoreGraphics.
@_exported import CoreGraphics
