import CQRCode
import Foundation

/// A QR code as text for a terminal: two modules of a column in each character, with a quiet zone around.
struct QRCode {
    /// Lines that end with line feeds.
    let text: String

    /// nil if the text is too long for a code, and without libqrencode.
    init?(_ content: String, isColored: Bool = isatty(STDERR_FILENO) == 1) {
        let rows = Self.rows(content).map { Array($0.utf8) }
        guard !rows.isEmpty else { return nil }
        func isBlack(_ x: Int, _ y: Int) -> Bool {
            rows.indices.contains(x) && rows.indices.contains(y) && rows[y][x] == UInt8(ascii: "1")
        }
        let quiet = 2
        var lines = ""
        for y in stride(from: -quiet, to: rows.count + quiet, by: 2) {
            // Black on white whatever the terminal's colors are.
            if isColored { lines += "\u{1B}[40;97m" }
            for x in -quiet..<rows.count + quiet {
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

    /// The modules of a code without a quiet zone, `1` for black; as many rows as columns. Empty if the text is too long for a code, and
    /// without libqrencode.
    static func rows(_ content: String) -> [String] {
        var width: Int32 = 0
        var problem: UnsafePointer<CChar>?
        let bytes = Array(content.utf8)
        guard let modules = kinora_qr_code(bytes, Int32(clamping: bytes.count), 1, &width, &problem) else { return [] }
        defer { free(modules) }
        let size = Int(width)
        return (0..<size).map { y in String((0..<size).map { modules[y * size + $0] == 1 ? "1" : "0" }) }
    }
}
