import CommandSupport
import Foundation
import Gallery
import Kinora

/// `kinora card`: draws a reference sheet into a PNG.
struct CardCommand: Command {
    static let name = "card"
    static let summary = "draws a reference sheet into a PNG"
    static var examples: [String] {
        ["card drawing -o drawing.png", "card drawing --scale 3 -o drawing@3x.png", "card --list"]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: (name: "NAME", summary: "a card's name; --list shows them"),
            operandChoices: GalleryCard.all.map(\.id),
            options: [
                .init(names: ["-o", "--output"], value: "FILE", summary: "the image, a .png", isExpected: true),
                .init(names: ["--scale"], value: "N", summary: "pixels per point: 1, 2 or 3 (2)"),
                .init(names: ["--list"], value: nil, summary: "lists the cards instead"),
            ])
    }

    private enum Task {
        case list
        case draw(GalleryCard, URL, scale: CGFloat)
    }

    private let task: Task

    init(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has("--list") {
            guard arguments.operand == nil, arguments.values.count == 1 else { throw UsageError("--list goes alone") }
            task = .list
            return
        }
        let names = GalleryCard.all.map(\.id)
        guard let name = arguments.operand else { throw UsageError("no card is named; the cards are: \(names.joined(separator: " "))") }
        guard let card = GalleryCard.all.first(where: { $0.id == name }) else {
            let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
            throw UsageError("unknown card '\(name)'\(hint) the cards are: \(names.joined(separator: " "))")
        }
        let scale = try Self.scale(arguments["--scale"])
        let path = try arguments.required("--output", as: "-o FILE")
        let url = URL(fileURLWithPath: path)
        guard url.pathExtension.lowercased() == "png" else { throw UsageError("'\(path)' has an unknown extension; a card is a .png") }
        task = .draw(card, url, scale: scale)
    }

    /// Pixels per point.
    private static func scale(_ text: String?) throws(UsageError) -> CGFloat {
        guard let text else { return 2 }
        guard let value = Int(text), (1...3).contains(value) else { throw UsageError("--scale \(text): not 1, 2 or 3") }
        return CGFloat(value)
    }

    func run(on console: Console) throws {
        switch task {
        case .list:
            let width = GalleryCard.all.map(\.id.count).max() ?? 0
            for card in GalleryCard.all {
                try console.write(card.id.padding(toLength: width + 2, withPad: " ", startingAt: 0) + card.summary + "\n")
            }
        case .draw(let card, let url, let scale):
            let stage = Stage(device: Device(name: "card", size: card.size, scale: scale))
            stage.window.addSubview(card.makeView())
            let data = try stage.image().pngData()
            let file = try PartialFile(for: url)
            try file.write(data)
            try file.commit()
            console.report("wrote \(url.relativePath)")
        }
    }
}
