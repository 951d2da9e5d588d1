import CommandSupport
import Foundation
import Kinora
import KinoraCommandLine
import UIKit

/// `kinora hero`: makes the film at the top of the README from its script.
struct HeroCommand: Command {
    static let name = "hero"
    static let summary = "makes the film at the top of the README from its script"
    static var examples: [String] { ["hero Documentation/hero.json -o hero.webp", "hero Documentation/hero.json -o hero.mp4 --scale 2"] }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: (name: "SCRIPT", summary: "the shots: scenes, their seconds and speeds, as JSON"),
            options: [
                .init(
                    names: ["-o", "--output"], value: "FILE", summary: "the film; its extension is the format: mp4 webm gif webp apng png",
                    isExpected: true),
                .init(names: ["--scale"], value: "N", summary: "pixels per point of the page, which is 960 by 600: 1 or 2 (1)"),
            ])
    }

    private let script: HeroScript
    private let url: URL
    private let format: FilmFormat
    private let scale: CGFloat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.operand else { throw UsageError("no script is named; the README's is Documentation/hero.json") }
        script = try HeroScript(URL(fileURLWithPath: path))
        url = URL(fileURLWithPath: try arguments.required("--output", as: "-o FILE"))
        do { format = try FilmFormat(url: url) } catch { throw UsageError("\(error)") }
        let text = arguments["--scale"] ?? "1"
        guard let value = Int(text), (1...2).contains(value) else { throw UsageError("--scale \(text): not 1 or 2") }
        scale = CGFloat(value)
    }

    func run(on console: Console) throws {
        let count = script.shots.map { $0.moments(framesPerSecond: script.framesPerSecond).count }.reduce(0, +)
        let bar = ProgressBar("hero", total: 2 * count, on: console)
        defer { bar.clear() }
        var done = 0
        func step() {
            done += 1
            bar.update(done)
        }
        let takes = try script.shots.map { shot in
            try HeroTake(shot, scale: scale * HeroViewController.phoneScale, framesPerSecond: script.framesPerSecond, step)
        }
        try HeroFilm(takes: takes, framesPerSecond: script.framesPerSecond, scale: scale).write(to: url, format: format) { _ in step() }
        console.report(
            "wrote \(url.relativePath): \(String(format: "%.1f", Double(count) / Double(script.framesPerSecond))) s, \(count) frames")
    }
}

/// The film of some shots, in sequence.
@MainActor
struct HeroFilm {
    let takes: [HeroTake]
    let framesPerSecond: Int
    /// Pixels per point.
    let scale: CGFloat

    /// Writes the film.
    ///
    /// - Parameter visit: Called with each frame once it is in the film.
    func write(to url: URL, format: FilmFormat, _ visit: (CGImage) -> Void) throws {
        let stage = Stage(device: Device(name: "hero", size: HeroViewController.size, scale: scale))
        stage.framesPerSecond = framesPerSecond
        let controller = HeroViewController(shotCount: takes.count)
        stage.window.rootViewController = controller
        try GrowingFilm(url: url, format: format, framesPerSecond: framesPerSecond).write { film in
            for (number, take) in takes.enumerated() {
                for (index, frame) in take.frames.enumerated() {
                    if index == 0 { controller.begin(take, number: number) } else { controller.show(frame) }
                    let image = stage.image()
                    try film.append(image)
                    visit(image)
                    stage.advance(by: 1 / Double(framesPerSecond))
                }
            }
        }
    }
}
