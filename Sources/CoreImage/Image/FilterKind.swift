import CoreGraphics
import Foundation
import RenderScene

/// A kind of filters: its name, the values it takes and the recipe it gives.
///
/// Sources of the formulas: Apple, Core Image Filter Reference, and for blend modes the W3C's Compositing and Blending.
struct FilterKind: Sendable {
    let name: String
    let inputs: [FilterInput]
    /// The operation of a layer's filter of this kind; nil if layers do not take it.
    var layerEffect: LayerFilter.Effect?
    /// The blend mode of a layer's compositing filter of this kind; nil if layers do not take it.
    var blendMode: BlendMode?
    /// The result for values that include all images that are not optional; nil if there is none.
    let output: @Sendable (FilterValues) -> CIImage?

    /// All kinds by name.
    static let all: [String: FilterKind] = Dictionary(
        uniqueKeysWithValues: (blurs + colors + blends + compositions + geometry + generators).map { ($0.name, $0) })

    static func kind(of effect: LayerFilter.Effect) -> FilterKind {
        guard let kind = all.values.first(where: { $0.layerEffect == effect }) else {
            trap(object: "CIFilter", value: "has no kind for the effect \(effect) of layers", remedy: "add one to FilterKind")
        }
        return kind
    }
}

extension FilterKind {
    /// A kind that changes single colors, which are not premultiplied.
    private static func colorMap(
        _ name: String, _ inputs: [FilterInput] = [], effect: LayerFilter.Effect? = nil,
        _ map: @escaping @Sendable (FilterValues) -> @Sendable (PixelBlock.Pixel, WorkingSpace) -> PixelBlock.Pixel
    ) -> FilterKind {
        FilterKind(name: name, inputs: [.image()] + inputs, layerEffect: effect) { values in
            let image = values.image()
            return CIImage(ImageNode(ColorMapOperation(map: map(values)), [image.node], extent: image.extent))
        }
    }

    private static func numbers(_ effect: LayerFilter.Effect) -> [FilterInput] {
        effect.parameters.map { .number($0.parameter.rawValue, $0.standard) }
    }

    static let blurs: [FilterKind] = [
        FilterKind(name: "CIGaussianBlur", inputs: [.image()] + numbers(.gaussianBlur), layerEffect: .gaussianBlur) { values in
            let deviation = values.number(kCIInputRadiusKey)
            guard deviation > 0 else { return values.image() }
            return blurred(values.image(), .gaussian(deviation: min(deviation, 1000)))
        },
        FilterKind(name: "CIBoxBlur", inputs: [.image(), .number(kCIInputRadiusKey, 10)]) { values in
            let radius = values.number(kCIInputRadiusKey)
            guard radius > 0 else { return values.image() }
            return blurred(values.image(), .box(radius: min(radius, 3000)))
        },
    ]

    private static func blurred(_ image: CIImage, _ blur: BlurOperation) -> CIImage {
        let margin = -CGFloat(blur.radius)
        let extent = image.extent.isInfinite || image.extent.isNull ? image.extent : image.extent.insetBy(dx: margin, dy: margin)
        return CIImage(ImageNode(blur, [image.node], extent: extent))
    }

    static let colors: [FilterKind] = [
        colorMap("CIColorControls", numbers(.colorControls), effect: .colorControls) { values in
            let saturation = Float(values.number(kCIInputSaturationKey))
            let (brightness, contrast) = (Float(values.number(kCIInputBrightnessKey)), Float(values.number(kCIInputContrastKey)))
            return { color, _ in
                let gray = color.luminance
                return color.mapped { (gray + ($0 - gray) * saturation + brightness - 0.5) * contrast + 0.5 }
            }
        },
        colorMap("CIColorInvert", effect: .colorInvert) { _ in { color, _ in color.mapped { 1 - $0 } } },
        colorMap("CIExposureAdjust", [.number(kCIInputEVKey, 0)]) { values in
            let factor = Float(exp2(values.number(kCIInputEVKey)))
            return { color, _ in color.mapped { $0 * factor } }
        },
        colorMap("CIGammaAdjust", [.number("inputPower", 1)]) { values in
            let power = values.number("inputPower")
            return { color, _ in color.mapped { $0 > 0 ? Float(pow(Double($0), power)) : $0 } }
        },
        colorMap("CIHueAdjust", [.number(kCIInputAngleKey, 0)]) { values in
            // A turn about the axis of grays.
            let (cosine, sine) = (Float(cos(values.number(kCIInputAngleKey))), Float(sin(values.number(kCIInputAngleKey))))
            return { color, _ in
                let mean = (color.x + color.y + color.z) / 3
                let root = Float(3).squareRoot()
                return PixelBlock.Pixel(
                    mean + (color.x - mean) * cosine + (color.z - color.y) / root * sine,
                    mean + (color.y - mean) * cosine + (color.x - color.z) / root * sine,
                    mean + (color.z - mean) * cosine + (color.y - color.x) / root * sine, color.w)
            }
        },
        colorMap(
            "CIColorMonochrome",
            [.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), .number(kCIInputIntensityKey, 1)]
        ) { values in
            let (tint, intensity) = (values.color(kCIInputColorKey), Float(values.number(kCIInputIntensityKey)))
            return { color, space in
                let mono = ColorOperation.pixel(tint, in: space).unpremultiplied * color.luminance
                var mixed = color + (mono - color) * intensity
                mixed.w = color.w
                return mixed
            }
        },
        colorMap(
            "CIFalseColor",
            [.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8))]
        ) { values in
            let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
            return { color, space in
                let (first, last) = (ColorOperation.pixel(dark, in: space), ColorOperation.pixel(light, in: space))
                let mixed = (first + (last - first) * color.luminance).unpremultiplied
                return PixelBlock.Pixel(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
            }
        },
        colorMap(
            "CIColorMatrix",
            [
                .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0), .vector("inputBVector", 0, 0, 1, 0),
                .vector("inputAVector", 0, 0, 0, 1), .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { values in
            let rows = ["R", "G", "B", "A"].map { PixelBlock.Pixel(values.vector("input\($0)Vector")) }
            let bias = PixelBlock.Pixel(values.vector("inputBiasVector"))
            return { color, _ in
                PixelBlock.Pixel((color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum()) + bias
            }
        },
        colorMap("CIColorClamp", [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]) { values in
            let low = PixelBlock.Pixel(values.vector("inputMinComponents"))
            let high = pointwiseMax(low, PixelBlock.Pixel(values.vector("inputMaxComponents")))
            return { color, _ in color.clamped(lowerBound: low, upperBound: high) }
        },
        colorMap("CIMaskToAlpha") { _ in
            { color, _ in PixelBlock.Pixel(1, 1, 1, min(max(color.luminance * color.w, 0), 1)) }
        },
    ]

    static let blends: [FilterKind] = [
        ("CISourceOverCompositing", .normal), ("CIMultiplyBlendMode", .multiply), ("CIScreenBlendMode", .screen),
        ("CIOverlayBlendMode", .overlay), ("CIDarkenBlendMode", .darken), ("CILightenBlendMode", .lighten),
        ("CIColorDodgeBlendMode", .colorDodge), ("CIColorBurnBlendMode", .colorBurn), ("CIHardLightBlendMode", .hardLight),
        ("CISoftLightBlendMode", .softLight), ("CIDifferenceBlendMode", .difference), ("CIExclusionBlendMode", .exclusion),
        ("CIHueBlendMode", .hue), ("CISaturationBlendMode", .saturation), ("CIColorBlendMode", .color),
        ("CILuminosityBlendMode", .luminosity), ("CIAdditionCompositing", .plusLighter),
    ].map { (name: String, mode: BlendMode) in
        FilterKind(name: name, inputs: twoImages, blendMode: mode) { values in
            let (image, background) = (values.image(), values.image(kCIInputBackgroundImageKey))
            return CIImage(
                ImageNode(BlendOperation(mode: mode), [image.node, background.node], extent: image.extent.joined(background.extent)))
        }
    }

    private static let twoImages: [FilterInput] = [.image(), .image(kCIInputBackgroundImageKey, isOptional: true)]

    /// Porter and Duff's operators, and mixtures of two images.
    static let compositions: [FilterKind] =
        [
            ("CISourceInCompositing", .sourceIn, CombiningOperation { $0[0] * $0[1].w }),
            ("CISourceOutCompositing", .sourceOut, CombiningOperation { $0[0] * (1 - $0[1].w) }),
            ("CISourceAtopCompositing", .sourceAtop, CombiningOperation { $0[0] * $0[1].w + $0[1] * (1 - $0[0].w) }),
            ("CIMaximumCompositing", nil, CombiningOperation { pointwiseMax($0[0], $0[1]) }),
            ("CIMinimumCompositing", nil, CombiningOperation { pointwiseMin($0[0], $0[1]) }),
            ("CIMultiplyCompositing", nil, CombiningOperation { $0[0] * $0[1] }),
        ].map { (name: String, mode: BlendMode?, operation: CombiningOperation) in
            FilterKind(name: name, inputs: twoImages, blendMode: mode) { values in
                let (image, background) = (values.image(), values.image(kCIInputBackgroundImageKey))
                return CIImage(ImageNode(operation, [image.node, background.node], extent: image.extent.joined(background.extent)))
            }
        } + [masked("CIBlendWithMask") { $0.luminance }, masked("CIBlendWithAlphaMask") { $0.w }]
        + [
            FilterKind(
                name: "CIDissolveTransition", inputs: [.image(), .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0)]
            ) { values in
                let (image, target) = (values.image(), values.image(kCIInputTargetImageKey))
                let t = Float(min(max(values.number(kCIInputTimeKey), 0), 1))
                let operation = CombiningOperation { $0[0] + ($0[1] - $0[0]) * t }
                return CIImage(ImageNode(operation, [image.node, target.node], extent: image.extent.joined(target.extent)))
            }
        ]

    /// An image where the mask is white or opaque, its background elsewhere.
    private static func masked(_ name: String, share: @escaping @Sendable (PixelBlock.Pixel) -> Float) -> FilterKind {
        FilterKind(name: name, inputs: twoImages + [.image(kCIInputMaskImageKey, isOptional: true)]) { values in
            let images = [values.image(), values.image(kCIInputBackgroundImageKey), values.image(kCIInputMaskImageKey)]
            let operation = CombiningOperation { pixels in
                let fraction = min(max(share(pixels[2]), 0), 1)
                return pixels[1] + (pixels[0] - pixels[1]) * fraction
            }
            return CIImage(ImageNode(operation, images.map(\.node), extent: images[0].extent.joined(images[1].extent)))
        }
    }
}

extension PixelBlock.Pixel {
    fileprivate init(_ vector: CIVector) { self.init(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w)) }

    fileprivate func mapped(_ map: (Float) -> Float) -> Self { Self(map(x), map(y), map(z), w) }
}

extension CGRect {
    /// The smallest rectangle with both; infinite if one is.
    fileprivate func joined(_ other: CGRect) -> CGRect { isInfinite || other.isInfinite ? .infinite : union(other) }
}
