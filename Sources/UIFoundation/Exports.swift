@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import ImageIO
@_exported import QuartzCore
@_exported import Symbols
