import CCairo

/// The way drawing is combined with the existing content.
///
/// R is the result, S the source, D the destination, all premultiplied; Sa and Da are their alphas. Partially covered pixels change
/// partially; uncovered pixels never change.
///
/// Source: [CGBlendMode](https://developer.apple.com/documentation/coregraphics/cgblendmode).
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// R = S + D·(1 − Sa)
    case normal = 0
    /// Colors are multiplied: never lighter.
    case multiply = 1
    /// The inverses are multiplied: never darker.
    case screen = 2
    /// Multiplied where D is dark, screened where it is light.
    case overlay = 3
    /// The darker of each component.
    case darken = 4
    /// The lighter of each component.
    case lighten = 5
    /// D is brightened to reflect S.
    case colorDodge = 6
    /// Brightens D to reflect S.
    case colorBurn = 7
    /// Darkens D to reflect S.
    case softLight = 8
    /// Darkens or lightens softly, depending on S.
    case hardLight = 9
    /// The difference of each component.
    case difference = 10
    /// As difference, with less contrast.
    case exclusion = 11
    /// The hue of S, the rest of D.
    case hue = 12
    /// The saturation of S, the rest of D.
    case saturation = 13
    /// The hue and saturation of S, the luminosity of D.
    case color = 14
    /// The luminosity of S, the rest of D.
    case luminosity = 15
    /// R = 0
    case clear = 16
    /// R = S
    case copy = 17
    /// R = S·Da
    case sourceIn = 18
    /// R = S·(1 − Da)
    case sourceOut = 19
    /// R = S·Da + D·(1 − Sa)
    case sourceAtop = 20
    /// R = S·(1 − Da) + D
    case destinationOver = 21
    /// R = D·Sa
    case destinationIn = 22
    /// R = D·(1 − Sa)
    case destinationOut = 23
    /// R = S·(1 − Da) + D·Sa
    case destinationAtop = 24
    /// R = S·(1 − Da) + D·(1 − Sa)
    case xor = 25
    /// R = max(0, Ra − ((Da − D) + (Sa − S))), Ra = min(1, Sa + Da)
    case plusDarker = 26
    /// R = S + D, at most 1
    case plusLighter = 27

    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        // Cairo's own clear paints the source where a stroke is a few boxes; destination-out with an opaque source is equivalent.
        case .clear: CAIRO_OPERATOR_DEST_OUT
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        // Drawn offscreen and composited here.
        case .plusDarker: CAIRO_OPERATOR_OVER
        }
    }

    /// Whether Cairo applies the mode outside the shape too, up to the clip.
    var reachesOutsideShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Whether Cairo blends partially covered pixels wrongly: nondeterministic noise over transparent pixels.
    var failsAtEdges: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: true
        default: false
        }
    }
}
