extension UInt64 {
    /// Sixteen hexadecimal digits, the text form of digests.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
