// `SeededRandom`, for tests of modules that do not use CoreGraphics.
@_exported import CoreGraphics
