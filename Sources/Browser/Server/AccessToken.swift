/// A random secret of 256 bits, as 64 hexadecimal digits.
struct AccessToken: Sendable {
    let text: String

    /// A new token from the system's random numbers.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    init(_ text: String) { self.text = text }

    /// Whether a text is the token. Takes the same time for every text of the same length.
    func matches(_ other: String) -> Bool {
        let (own, given) = (Array(text.utf8), Array(other.utf8))
        var difference = own.count ^ given.count
        for index in given.indices { difference |= Int(given[index] ^ own[index % own.count]) }
        return difference == 0
    }
}
