import Foundation
import Kinora

extension Device {
    /// The most pixels a picture may have: 64 million, as `CGImage` reads them.
    private static let pixelLimit = 64_000_000.0

    /// The device that a command line names: a known name, or points and scale as in `390x844@3` (without `@` the scale is 1).
    static func argument(_ text: String?) throws(UsageError) -> Device {
        guard let text else { return .iPhone15 }
        if let device = Device.named(text) { return device }
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            let scale = halves.count == 2 ? Double(halves[1]) : 1
        else {
            throw UsageError("unknown device '\(text)'; write a name, as iPhone15, or points and scale, as 390x844@3")
        }
        guard width >= 1, height >= 1, scale >= 1, scale <= 4, width * height * scale * scale <= pixelLimit else {
            throw UsageError(
                "--device \(text): each side must be 1 point or more, the scale 1 to 4, and the picture 64 million pixels at most")
        }
        return Device(name: text, size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: .zero)
    }
}
