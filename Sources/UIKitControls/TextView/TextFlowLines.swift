/// The lines of a text, which are made when they are looked at.
extension TextFlow {
    struct Lines: RandomAccessCollection {
        enum Source {
            case lines([Line])
            case pieces(TextPieces)
        }

        let source: Source

        var startIndex: Int { 0 }

        var endIndex: Int {
            switch source {
            case .lines(let lines): lines.count
            case .pieces(let pieces): pieces.lineCount
            }
        }

        subscript(index: Int) -> Line {
            switch source {
            case .lines(let lines): lines[index]
            case .pieces(let pieces): pieces.line(index)
            }
        }
    }
}
