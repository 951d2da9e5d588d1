import Foundation

extension GestureScript {
    /// Parses a script from its text. `file` names it in errors.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(text: String, file: String = "script") throws(GestureScriptError) {
        self = try GestureScriptReader.read(Array(text.utf8), file: file)
    }

    /// Reads a script from a file of at most 64 MiB.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file.
    public init(contentsOf url: URL) throws(GestureScriptError) {
        let data: Data
        do {
            data = try readFile(url.path, limit: GestureScriptReader.sizeLimit + 1)
        } catch {
            throw .inaccessible(file: url.relativePath, reason: "cannot be read: \(error)")
        }
        self = try GestureScriptReader.read(data, file: url.relativePath)
    }

    /// The script as text. Parsing it gives an equal script; numbers have the fewest digits that allow this.
    ///
    /// - Complexity: O(*n*), where *n* is the number of samples.
    public var text: String {
        var text = "gesture 1\n"
        if let screen { text += "screen \(screen.width.scriptNumber) \(screen.height.scriptNumber)\n" }
        text += "# seconds finger phase x y\n"
        for sample in samples {
            text += "\(sample.time.scriptTime) \(sample.finger) \(sample.phase) "
            text += "\(sample.location.x.scriptNumber) \(sample.location.y.scriptNumber)\n"
        }
        return text
    }

    /// Writes the text to a file atomically, replacing an existing file.
    ///
    /// - Complexity: O(*n*), where *n* is the number of samples.
    public func write(to url: URL) throws(GestureScriptError) {
        do {
            let file = try PartialFile(for: url)
            try file.write(Data(text.utf8))
            try file.commit()
        } catch {
            let reason = if case FilmError.cannotWrite(_, let reason) = error { reason } else { "\(error)" }
            throw .inaccessible(file: url.relativePath, reason: "cannot be written: \(reason)")
        }
    }
}

extension Double {
    /// The shortest decimal that parses to this number.
    var scriptNumber: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Seconds rounded to nanoseconds, without an exponent.
    var scriptTime: String {
        let (seconds, rest) = Int64((self * 1e9).rounded()).quotientAndRemainder(dividingBy: 1_000_000_000)
        guard rest != 0 else { return "\(seconds)" }
        let digits = String(rest + 1_000_000_000).dropFirst()
        return "\(seconds).\(digits.trimmingSuffix("0"))"
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}

extension CGFloat {
    var scriptNumber: String { Double(self).scriptNumber }
}
