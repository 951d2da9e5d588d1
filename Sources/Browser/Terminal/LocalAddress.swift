import CBrowser

/// Addresses of this machine in its networks.
enum LocalAddress {
    /// IPv4 addresses that are not loopback.
    static var all: [String] {
        var text = [CChar](repeating: 0, count: 4096)
        let count = kinora_local_addresses(&text, text.count)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
