import XCTest

/// `Tool/motion-job`, which the jobs of GitHub and GitLab call, on a package whose `kinora` is a script: a film is a copy of the source.
final class MotionJobTests: XCTestCase {
    private let tree = SourceTree()
    private var folder: ScriptFolder!

    override func setUpWithError() throws {
        folder = try ScriptFolder()
        try folder.write(try tree.text("Tool/motion-job"), to: "kinora/Tool/motion-job")
        try folder.write("static let version = \"0.3.0-rc.1\"\n", to: "kinora/Sources/CommandSupport/Commands/KinoraVersion.swift")
        try folder.write(
            """
            #!/bin/bash
            set -euo pipefail
            echo "$*" >>"$(dirname "$0")/calls"
            case "$*" in
            --package*' record '*) out=${*: -1}; mkdir -p "$out"; cp card.txt "$out/card.mp4" ;;
            --package*' compare '*)
                mkdir -p motion/report motion/report-thumbnails
                echo "$(cat "$4/card.mp4") -> $(cat "$5/card.mp4"), thumbnails ${*: -1}" >motion/report.md
                cp "$5/card.mp4" motion/report-thumbnails/1.jpg
                ! cmp --silent "$4/card.mp4" "$5/card.mp4" || exit 0
                exit ${COMPARISON:-1} ;;
            *) exit 0 ;;
            esac

            """, to: "kinora/kinora")
        try folder.run("git init --quiet --bare origin")
        try folder.run("git clone --quiet origin work 2>/dev/null")
        try folder.write("// swift-tools-version: 6.1\n", to: "work/Package.swift")
        try folder.write("/motion\n", to: "work/.gitignore")
        try commit("left", "Base")
        try git("push --quiet origin HEAD:main && git checkout --quiet -b change")
        try commit("right", "Move the card")
        // GitHub checks out the merge of both.
        try git("checkout --quiet --detach main && git merge --quiet --no-ff -m Merge change")
    }

    override func tearDown() { folder = nil }

    func testTheFilmsOfTheHeadAreComparedWithThoseOfTheBase() throws {
        let head = try git("rev-parse HEAD").output
        XCTAssertEqual(try job("films").status, 0)
        let result = try job("comparison")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try folder.text("work/motion/report.md"), "left -> right, thumbnails none\n")
        XCTAssertEqual(try git("rev-parse HEAD").output, head)
        XCTAssertEqual(try git("status --porcelain").output, "")
        XCTAssertEqual(try folder.text("work/card.txt"), "right")
        // A branch stays checked out.
        try git("checkout --quiet change")
        XCTAssertEqual(try job("comparison", ["BASE": "main"]).status, 0)
        XCTAssertEqual(try git("branch --show-current").output, "change\n")
    }

    func testAShallowCheckoutFetchesABaseByItsName() throws {
        let base = try git("rev-parse main").output.trimmingCharacters(in: .newlines)
        try git("push --quiet origin HEAD:refs/heads/merged")
        try folder.run("git clone --quiet --depth 1 --branch merged file://\(folder.path("origin")) shallow")
        XCTAssertEqual(try job("films", in: "shallow").status, 0)
        let missing = try job("comparison", in: "shallow")
        XCTAssertEqual(missing.status, 2)
        XCTAssert(missing.errors.contains("motion-job: the base HEAD^1 is not in the checkout; check out with fetch-depth: 2"))
        let result = try job("comparison", ["BASE": base], in: "shallow")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try folder.text("shallow/motion/report.md"), "left -> right, thumbnails none\n")
    }

    func testABaseWithoutAPackageHasNoFilms() throws {
        try git("checkout --quiet --orphan empty && git rm --quiet -rf . && git commit --quiet --allow-empty -m Empty")
        try git("checkout --quiet change")
        XCTAssertEqual(try job("films").status, 0)
        let result = try job("comparison", ["BASE": "empty"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try folder.text("work/motion/report.md"), "**Films:** the base has none that this run could make.\n")
        XCTAssertEqual(try folder.text("work/card.txt"), "right")
    }

    func testAnUnreadableFilmFailsTheJob() throws {
        XCTAssertEqual(try job("films").status, 0)
        XCTAssertEqual(try job("comparison", ["COMPARISON": "2"]).status, 2)
        XCTAssert(folder.exists("work/motion/report.md"))
    }

    func testThumbnailsArePushedToABranchWithoutHistory() throws {
        func run(_ request: Int, _ run: Int) throws {
            let environment = [
                "THUMBNAILS": "branch:shots", "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "owner/name",
                "GITHUB_REF": "refs/pull/\(request)/merge", "GITHUB_RUN_ID": "\(run)", "GITHUB_RUN_ATTEMPT": "1",
            ]
            let result = try job("comparison", environment)
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(
                try folder.text("work/motion/report.md"),
                "left -> right, thumbnails https://github.example/owner/name/raw/shots/\(request)/\(run)-1\n")
        }
        func files() throws -> [Substring] {
            try folder.run("git -C origin ls-tree -r --name-only shots").output.split(separator: "\n")
        }
        XCTAssertEqual(try job("films").status, 0)
        try run(7, 100)
        XCTAssertEqual(try files(), ["7/100-1/report-thumbnails/1.jpg"])
        try run(77, 101)
        try run(7, 102)
        XCTAssertEqual(try files(), ["7/102-1/report-thumbnails/1.jpg", "77/101-1/report-thumbnails/1.jpg"])
        XCTAssertEqual(try folder.run("git -C origin rev-list --count shots").output, "1\n")
        XCTAssertEqual(try folder.run("git -C origin show shots:7/102-1/report-thumbnails/1.jpg").output, "right")
        XCTAssertEqual(try git("status --porcelain").output, "")
        // A fork may not push.
        try folder.write("#!/bin/bash\nexit 1\n", to: "origin/hooks/pre-receive")
        let result = try job(
            "comparison",
            [
                "THUMBNAILS": "branch:shots", "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "owner/name",
                "GITHUB_REF": "refs/pull/8/merge", "GITHUB_RUN_ID": "1", "GITHUB_RUN_ATTEMPT": "1",
            ])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try folder.text("work/motion/report.md"), "left -> right, thumbnails none\n")
    }

    func testTheOtherStepsCallTheTool() throws {
        for step in ["packages", "tests", "films"] { XCTAssertEqual(try job(step, ["SCENES": "card --matrix size=se,15"]).status, 0) }
        XCTAssertEqual(try job("comment", ["LINK": "https://example.org/1", "TITLE": "iPad films"]).status, 0)
        XCTAssertEqual(
            try folder.text("kinora/calls"),
            """
            packages library browser
            swift test --attachments-path motion/failures
            --package \(folder.path("work")) record card --matrix size=se,15 -o motion/films
            comment motion/report.md --link https://example.org/1 --title iPad films

            """)
        XCTAssertEqual(
            try folder.text("work/motion/report.md"), "**Films:** they could not be made; the log of the job says why.\n",
            "the comparison did not run")
        XCTAssertEqual(try job("other").status, 2)
    }

    /// apt-get is a script that installs the package as a folder.
    func testAReleaseIsInstalledInsteadOfBuiltIfItsDigestIsRight() throws {
        try folder.write(
            """
            #!/bin/bash
            echo "$*" >>"$HOME/apt"
            case "$*" in *install*) mkdir -p "$KINORA_INSTALLED/Prebuilt"; echo 0.3.0-rc.1 >"$KINORA_INSTALLED/Prebuilt/version" ;; esac

            """, to: "bin/apt-get")
        try folder.write("#!/bin/bash\necho \"$KINORA_PATH $*\" >>\"$HOME/installed-calls\"\n", to: "installed/kinora")
        try folder.write("a package", to: "release/kinora_0.3.0-rc.1_amd64.deb")
        let environment = [
            "PATH": "\(folder.path("bin")):/usr/bin:/bin", "HOME": folder.url.path, "KINORA_INSTALLED": folder.path("installed"),
            "RELEASE": folder.path("release"),
        ]
        func sum(_ text: String) throws {
            try folder.run("printf '%s' '\(text)' | sha256sum | sed 's/-$/kinora_0.3.0-rc.1_amd64.deb/' >release/SHA256SUMS")
        }
        try sum("another package")
        let refused = try job("packages", environment)
        XCTAssertEqual(refused.status, 0, refused.errors)
        XCTAssert(refused.errors.contains("cannot be installed; Kinora is built instead"), refused.errors)
        XCTAssertEqual(try folder.text("kinora/calls"), "packages library browser\n")
        XCTAssertFalse(folder.exists("apt"))
        try sum("a package")
        let result = try job("packages", environment)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssert(try folder.text("apt").contains("kinora_0.3.0-rc.1_amd64.deb"))
        XCTAssertEqual(try job("films", environment).status, 0)
        let installed = folder.path("installed")
        XCTAssertEqual(
            try folder.text("installed-calls"), "\(installed) --package \(folder.path("work")) record all -o motion/films\n")
        XCTAssertEqual(try folder.text("kinora/calls"), "packages library browser\n")
    }

    // MARK: Files of the hosts

    func testTheJobsOfBothHostsCallStepsAndSetVariablesThatThereAre() throws {
        let script = try tree.text("Tool/motion-job")
        let steps = Set(script.matches(of: #/(?m)^([a-z]+)\)/#).map { String($0.output.1) })
        XCTAssertEqual(steps, ["packages", "tests", "films", "comparison", "comment"])
        let variables = Set(script.matches(of: #/(?m)^#   ([A-Z]+) /#).map { String($0.output.1) })
        XCTAssertEqual(variables, ["PACKAGE", "RELEASE", "SCENES", "BASE", "THUMBNAILS", "LINK", "TITLE"])
        let action = try tree.text("action.yml")
        XCTAssertEqual(Set(action.matches(of: /Tool\/motion-job" ([a-z]+)'/).map { String($0.output.1) }), steps)
        let set = action.matches(of: /(?m)^        ([A-Z_]+): \$\{\{/).map { String($0.output.1) }
        XCTAssertEqual(Set(set).subtracting(variables), ["GITHUB_TOKEN"])
        XCTAssert(action.contains("\n        RELEASE: >-\n          ${{ inputs.release || "))
        let inputs = Set(action.matches(of: /inputs\.([a-z]+)/).map { String($0.output.1) })
        let declared = Set(
            try XCTUnwrap(action.firstMatch(of: /inputs:\n([\s\S]*)outputs:/)).output.1.matches(of: /(?m)^  ([a-z]+):$/)
                .map { String($0.output.1) })
        XCTAssertEqual(inputs, declared)
        let page = try tree.text("Documentation/PullRequests.md")
        for input in inputs { XCTAssert(page.contains("\n| `\(input)` |"), input) }
        let template = try tree.text("Tool/Templates/GitLab/motion.yml")
        XCTAssertEqual(Set(template.matches(of: /\$job ([a-z]+)/).map { String($0.output.1) }), steps)
    }

    /// The comment is one for both hosts, and workflows have no secrets.
    func testNoWorkflowRunsStrangersCodeWithATokenThatMayWrite() throws {
        for name in ["action.yml", "Tool/Templates/GitLab/motion.yml", "Tool/Templates/Package/.github/workflows/motion.yml"] {
            let text = try tree.text(name)
            XCTAssertFalse(text.contains("pull_request_target"), name)
            XCTAssertFalse(text.contains("secrets."), name)
            // Inputs and events reach scripts by variables, not by their text.
            for line in text.split(separator: "\n") where line.contains("run:") { XCTAssertFalse(line.contains("${{"), String(line)) }
        }
    }

    func testThePageShowsTheWorkflowOfANewPackage() throws {
        let template = try tree.text("Tool/Templates/Package/.github/workflows/motion.yml")
        let version = try XCTUnwrap(
            tree.text("Sources/CommandSupport/Commands/KinoraVersion.swift").firstMatch(of: /version = "(.*)"/)
        ).output.1
        let lines = template.replacingOccurrences(of: "__VERSION__", with: version).split(separator: "\n").filter {
            !$0.trimmingCharacters(in: .whitespaces).hasPrefix("#")
        }
        let page = try tree.text("Documentation/PullRequests.md")
        XCTAssert(page.contains("```yaml\n" + lines.joined(separator: "\n") + "\n```"))
    }

    // MARK: Runs

    private func commit(_ text: String, _ subject: String) throws {
        try folder.write(text, to: "work/card.txt")
        try git("add . && git commit --quiet -m '\(subject)'")
    }

    @discardableResult
    private func git(_ words: String) throws -> (output: String, errors: String, status: Int32) {
        let result = try folder.run("git " + words, in: "work")
        XCTAssertEqual(result.status, 0, "git \(words): \(result.errors)")
        return result
    }

    private func job(
        _ step: String, _ environment: [String: String] = [:], in name: String = "work"
    ) throws -> (output: String, errors: String, status: Int32) {
        try folder.run("../kinora/Tool/motion-job " + step, in: name, environment)
    }
}
