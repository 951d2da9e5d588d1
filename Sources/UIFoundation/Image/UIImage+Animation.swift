import CoreGraphics

extension UIImage {
    // Upper bound of the numbers of an image series, which starts from 0 or 1.
    private static let lastNumber = 1024

    static func animation(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let time = duration > 0 && duration.isFinite ? duration : TimeInterval(frames.count) / 30
        var traits = first.traits
        traits.forgetSource()
        return UIImage(pixels: first.cgImage, images: frames, duration: time, traits: traits)
    }

    static func series(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0...lastNumber {
            guard let image = UIImage(named: name + String(number)) else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return images
    }
}
