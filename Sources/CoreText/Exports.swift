@_exported import CoreGraphics

/// The number of a glyph in a font: 0 for the box of missing letters, 0xFFFF for a letter that shows nothing.
public typealias CGGlyph = UInt16

/// A UTF-16 unit.
public typealias UniChar = UInt16
