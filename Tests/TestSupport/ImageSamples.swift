import CoreGraphics
import Foundation

/// Small files of every format that is read, made by the formats' own tools.
package enum ImageSamples {
    /// 8 x 8 pixels of CMYK by libjpeg with Adobe's marker: cyan 0, magenta 255, yellow 127, black 51.
    package static let cmykJPEG = decoded(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/8AAFAgACAAI
        BEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAkACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AVMVSbLf/2Q==
        """)

    /// 8 x 8 pixels of gray by libjpeg: column x is 32 * x.
    package static let grayJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAI
        AAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABcQAAMBAAAAAAAAAAAAAAAAAAAJRYL/2gAIAQEAAD8AKLbl5P/Z
        """)

    /// 24 x 16 pixels by libjpeg, in several scans: red 200, green 100, in row y blue 50 + 4 * y.
    package static let progressiveJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQME
        BAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAA
        AAAAAAAAAAAAAAMC/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAYH/9oADAMBAAIQAxAAAAHCqb0WSo//xAAVEAEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAQABBQKIiIj/xAAV
        EQEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAwEBPwGq/8QAFREBAQAAAAAAAAAAAAAAAAAAABT/2gAIAQIBAT8BmTP/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/
        Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IUB//9oADAMBAAIAAwAAABAAD//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8QP//EABURAQEAAAAA
        AAAAAAAAAAAAAABx/9oACAECAQE/EIQ//8QAFhABAQEAAAAAAAAAAAAAAAAAcQAg/9oACAEBAAE/EBCGB//Z
        """)

    /// 4 x 3 lossless pixels by libwebp: pixel i is red 10 * i, green 255 - 20 * i, blue 5 * i + 3, its alpha 255, 255, 128, 0 in turn.
    package static let stillWebP = decoded(
        "UklGRkoAAABXRUJQVlA4TD4AAAAvA4AAEE9gIGAZ/RMKsQ74SwgJUmwmq7BtGxSWhgISwnNZrgcKJI8ClX8/VFDUtg2cbLsbxjiN0yL6H2uXPw==")

    /// The same pixels, lossy with a plane of alpha.
    package static let lossyWebP = decoded(
        """
        UklGRoAAAABXRUJQVlA4WAoAAAAQAAAAAwAAAgAAQUxQSA0AAAAA//+AAP//gAD//4AAAFZQOCBMAAAAMAIAnQEqBAADAAFAJiWYAnRMgFiAArj7cwAA/trXZDSzHmno
        Hb+6b9+X11n8s/X8nH09x4Yae/5J463xBkuPP3XxgW5N/TbreHgAAA==
        """)

    /// 4 x 3 pixels by libwebp in three frames of 100 ms, shown twice: red, green, blue of alpha 128.
    package static let animatedWebP = decoded(
        """
        UklGRrQAAABXRUJQVlA4WAoAAAASAAAAAwAAAgAAQU5JTQYAAAD/////AgBBTk1GKAAAAAAAAAAAAAMAAAIAAGQAAAJWUDhMDwAAAC8DgAAABxD9j/4HIqL/AQBBTk1G
        KAAAAAAAAAAAAAMAAAIAAGQAAABWUDhMDwAAAC8DgAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAGQAAAJWUDhMDwAAAC8DgAAQBxDR/wIGIqL/AQA=
        """)

    /// Two frames of 4 x 3 pixels, of 100 and 250 ms, for ever: all in colors of their own, then one red pixel over them.
    package static let animatedGIF: Data = {
        var first = GIFSample.Frame(width: 4, height: 3, indices: Array(0..<12))
        first.delay = 10
        var second = GIFSample.Frame(x: 1, y: 1, width: 1, height: 1, indices: [20])
        second.delay = 25
        return GIFSample(width: 4, height: 3, colors: (0..<20).map { $0 * 0x010203 } + [0xFF0000], frames: [first, second], repetitions: 0)
            .data
    }()

    /// One sound file of every kind, by name.
    package static let all: [(name: String, data: Data)] = [
        ("cmykJPEG", cmykJPEG), ("grayJPEG", grayJPEG), ("progressiveJPEG", progressiveJPEG), ("stillWebP", stillWebP),
        ("lossyWebP", lossyWebP), ("animatedWebP", animatedWebP), ("animatedGIF", animatedGIF),
    ]

    private static func decoded(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }
}
