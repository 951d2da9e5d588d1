import CommandSupport
import Foundation
import Kinora

/// `kinora plan`: prints the films of a matrix as tasks for any number of machines.
struct PlanCommand: Command {
    static let name = "plan"
    static let summary = "prints the films of a matrix as tasks for other machines"
    static var examples: [String] {
        [
            "plan all --matrix appearance=light,dark size=se,15,ipad direction=ltr,rtl motion=full,reduced -o plan.jsonl",
            "plan \(SceneCatalog.current.example(2)) \(SceneCatalog.current.example(3)) --matrix text-size=large,ax3 --fps 30",
        ]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: SeriesOptions.operand, operandChoices: SceneCatalog.current.ids + ["all"], takesSeveralOperands: true,
            options: [
                .init(names: ["-o", "--output"], value: "FILE", summary: "the plan; standard output unless given"),
                SceneOptions.framesPerSecond, SeriesOptions.matrix, SeriesOptions.format,
            ] + SceneOptions.settings + SceneOptions.fingers)
    }
    static let remarks = """
        A line of JSON for each film: id, scene, settings, frames, estimatedSeconds, the longest first. The id is a hash of the film's \
        inputs and of the tool, so that a task has one id on every machine; another build of the tool gives other ids.
        """

    private let films: [PlannedFilm]
    private let output: URL?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        films = try SeriesOptions(arguments).films
        output = arguments["--output"].map { URL(fileURLWithPath: $0) }
    }

    func run(on console: Console) throws {
        let text = try FilmPlan.text(of: films)
        let seconds = films.reduce(0) { $0 + FilmEstimate.seconds(of: $1) }
        if let output {
            let file = try PartialFile(for: output)
            try file.write(Data(text.utf8))
            try file.commit()
            let frames = films.reduce(0) { $0 + $1.player.frameTimes.count }
            console.report(
                "wrote \(output.relativePath): \(films.count) \(films.count == 1 ? "task" : "tasks"), \(frames) frames, "
                    + "about \(ProgressBar.text(seconds: seconds)) one after the other")
        } else {
            try console.write(text)
        }
    }
}
