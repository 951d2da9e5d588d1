extension UInt64 {
    /// Sixteen hexadecimal digits: how digests are written.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
