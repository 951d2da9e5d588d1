import CQRCode
import Foundation

/// A QR code as text for a terminal: two modules of a column in each character, with a quiet zone around.
struct QRCode {
    /// Lines that end with line feeds.
    let text: String

    /// nil if the text is too long for a code, and without libqrencode.
    init?(_ content: String, isColored: Bool = isatty(STDERR_FILENO) == 1) {
        var width: Int32 = 0
        var problem: UnsafePointer<CChar>?
        let bytes = Array(content.utf8)
        guard let modules = kinora_qr_code(bytes, Int32(clamping: bytes.count), 1, &width, &problem) else { return nil }
        defer { free(modules) }
        let size = Int(width)
        func isBlack(_ x: Int, _ y: Int) -> Bool {
            (0..<size).contains(x) && (0..<size).contains(y) && modules[y * size + x] == 1
        }
        let quiet = 2
        var lines = ""
        for y in stride(from: -quiet, to: size + quiet, by: 2) {
            // Black on white whatever the terminal's colors are.
            if isColored { lines += "\u{1B}[40;97m" }
            for x in -quiet..<size + quiet {
                switch (isBlack(x, y), isBlack(x, y + 1)) {
                case (false, false): lines += "█"
                case (false, true): lines += "▀"
                case (true, false): lines += "▄"
                case (true, true): lines += " "
                }
            }
            lines += isColored ? "\u{1B}[0m\n" : "\n"
        }
        self.text = lines
    }
}
