import CQRCode
import CoreGraphics
import Foundation

extension FilterKind {
    static let geometry: [FilterKind] = [
        FilterKind(name: "CIAffineTransform", inputs: [.image(), transform]) { values in
            values.image().transformed(by: values.transform(kCIInputTransformKey))
        },
        FilterKind(name: "CIAffineClamp", inputs: [.image(), transform]) { values in
            values.image().clampedToExtent().transformed(by: values.transform(kCIInputTransformKey))
        },
        FilterKind(name: "CICrop", inputs: [.image(), .vector("inputRectangle", -1e5, -1e5, 2e5, 2e5)]) { values in
            values.image().cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        FilterKind(
            name: "CIPixellate", inputs: [.image(), .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8)]
        ) { values in
            let image = values.image()
            let length = CGFloat(min(max(values.number(kCIInputScaleKey), 1), 1e4))
            let bounds = PixelArea(touching: image.extent)
            let operation = PixellateOperation(center: values.vector(kCIInputCenterKey).cgPointValue, length: length, bounds: bounds)
            let extent = image.extent.isInfinite || image.extent.isNull ? image.extent : image.extent.insetBy(dx: -length, dy: -length)
            return CIImage(ImageNode(operation, [image.node], extent: extent))
        },
        FilterKind(
            name: "CIAreaAverage", inputs: [.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)], layerEffect: .average
        ) { values in
            let area = PixelArea(touching: values.vector(kCIInputExtentKey).cgRectValue)
            return CIImage(
                ImageNode(AverageOperation(averaged: area), [values.image().node], extent: CGRect(x: 0, y: 0, width: 1, height: 1)))
        },
    ]

    private static let transform = FilterInput(
        key: kCIInputTransformKey, type: .transform, standard: NSValue(cgAffineTransform: .identity))

    static let generators: [FilterKind] = [
        FilterKind(name: "CIConstantColorGenerator", inputs: [.color(kCIInputColorKey, .red)]) { values in
            CIImage(ImageNode(ColorOperation(color: values.color(kCIInputColorKey)), extent: .infinite))
        },
        FilterKind(
            name: "CILinearGradient",
            inputs: [
                .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200), .color("inputColor0", .white),
                .color("inputColor1", .black),
            ]
        ) { values in
            let operation = LinearGradientOperation(
                start: values.vector("inputPoint0").cgPointValue, end: values.vector("inputPoint1").cgPointValue,
                colors: (values.color("inputColor0"), values.color("inputColor1")))
            return CIImage(ImageNode(operation, extent: .infinite))
        },
        FilterKind(
            name: "CIQRCodeGenerator",
            inputs: [
                FilterInput(key: "inputMessage", type: .bytes, standard: Data()),
                FilterInput(key: "inputCorrectionLevel", type: .text, standard: "M"),
            ]
        ) { values in
            qrCode(of: values["inputMessage"] as? Data ?? Data(), level: values["inputCorrectionLevel"] as? String ?? "M")
        },
    ]

    /// A code with one pixel a module and a margin of one: black on white. nil for no bytes and for too many, and, with a line in the log,
    /// for an unknown level and without libqrencode.
    private static func qrCode(of message: Data, level: String) -> CIImage? {
        guard let correction = ["L", "M", "Q", "H"].firstIndex(of: level) else {
            reportOnce(
                "CIQRCodeGenerator \(level)",
                "CIQRCodeGenerator: inputCorrectionLevel is '\(level)', which is none of L, M, Q and H; no image")
            return nil
        }
        var width: Int32 = 0
        var problem: UnsafePointer<CChar>?
        let code = kinora_qr_code([UInt8](message), Int32(clamping: message.count), Int32(correction), &width, &problem)
        guard let modules = code else {
            if let problem { reportOnce("CIQRCodeGenerator", "CIQRCodeGenerator: \(String(cString: problem))") }
            return nil
        }
        defer { free(modules) }
        let size = Int(width)
        let image = CGImage(width: size + 2, height: size + 2, isOpaque: true) { pixels in
            pixels.update(repeating: 0xFFFF_FFFF)
            for index in 0..<size * size where modules[index] == 1 {
                pixels[(index / size + 1) * (size + 2) + index % size + 1] = 0xFF00_0000
            }
        }
        return CIImage(cgImage: image)
    }
}
