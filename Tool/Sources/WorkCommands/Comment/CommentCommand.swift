import CommandSupport
import Foundation

/// `kinora comment`: keeps one comment of a pull request (GitHub) or merge request (GitLab) up to date.
struct CommentCommand: Command {
    static let name = "comment"
    static let summary = "writes the one comment of a pull or merge request again"
    static let examples = ["comment report.md", "comment report.md --link https://example.com/run/7/report.html --title iPad"]
    static let syntax = CommandSyntax(
        operand: (name: "FILE", summary: "the text, as compare --markdown has written it"),
        options: [
            .init(names: ["--link"], value: "URL", summary: "the address of the whole report, for the last line"),
            .init(names: ["--title"], value: "NAME", summary: "tells the comments of several jobs apart (films)"),
        ])
    static let remarks = """
        Runs in a job of GitHub or GitLab, whose variables name the request: GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL and \
        GITHUB_TOKEN, or CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID and GITLAB_TOKEN. The comment begins with a mark that does not \
        show: a later run finds it and changes its text. On GitHub the text is added to the summary of the step too.
        A token that may not write, as that of a pull request from a fork, is no failure: a message says that nothing was posted.
        Exit status: 0 fine, also without a request; 2 wrong usage, 3 the host cannot be reached or refuses.
        """
    static let programs: [ToolProgram] = [.work]
    static let packages: [PackageSet] = []

    private let file: String
    private let link: String?
    private let title: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let file = arguments.operand else { throw UsageError("no file is given, as in: kinora comment report.md") }
        self.file = file
        link = arguments["--link"]
        if let link, link.wholeMatch(of: /https?:\/\/[A-Za-z0-9\-._~:\/?#@!$&*+,;=%]+/) == nil {
            throw UsageError("--link \(link): it is an address with https, without spaces, quotes or brackets")
        }
        title = arguments["--title"] ?? "films"
        guard title.wholeMatch(of: /[A-Za-z0-9_]+( [A-Za-z0-9_]+)*/) != nil else {
            throw UsageError("--title \(title): write letters, digits, _ and single spaces")
        }
    }

    func run(on console: Console) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw UsageError("\(file) cannot be read; compare --markdown writes such a file")
        }
        let text = CommentText(mark: title, text: String(decoding: data, as: UTF8.self), link: link)
        let environment = ProcessInfo.processInfo.environment
        try addToSummary(text, environment["GITHUB_STEP_SUMMARY"])
        guard let request = try ReviewRequest(environment: environment) else {
            console.report("this run belongs to no pull or merge request; nothing is posted")
            return
        }
        do {
            let comment = try request.comment(marked: text.mark)
            let address = try request.write(text.body(limit: request.limit), over: comment)
            console.report(comment == nil ? "the request has a comment now" : "the comment of the request has the new text")
            if let address { try console.write(address + "\n") }
        } catch let refusal as ReviewRequest.Refusal {
            console.report(refusal.description)
        }
    }

    private func addToSummary(_ text: CommentText, _ path: String?) throws {
        guard let path, !path.isEmpty else { return }
        guard let file = FileHandle(forWritingAtPath: path) else {
            throw Failure("comment: GITHUB_STEP_SUMMARY names \(path), which cannot be written", status: 3)
        }
        defer { try? file.close() }
        try file.seekToEnd()
        // GitHub takes 1 MiB for a step.
        try file.write(contentsOf: Data((text.body(limit: 1_000_000) + "\n").utf8))
    }
}
