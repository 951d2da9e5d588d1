import CommandSupport
import Foundation

/// The pull request (GitHub) or merge request (GitLab) of a job, and its comments.
///
/// Both hosts have a list of comments, to which a new one is posted, and an address for each comment.
struct ReviewRequest {
    /// A comment of the request.
    struct Comment: Decodable {
        struct Account: Decodable {
            let login: String?
            let username: String?
            let type: String?
        }

        let id: Int
        let body: String?
        let user: Account?
        let author: Account?
        let htmlUrl: String?
    }

    /// The host does not let the token write.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// The maximum length of a comment, in characters.
    let limit: Int

    private let api: CodeHostAPI
    /// The path of the list of comments.
    private let list: String
    /// The path of the comments by number.
    private let comments: String
    private let updateMethod: String
    /// The remedy where the token may not write.
    private let remedy: String

    /// The request that the environment names; nil if the job belongs to none.
    /// - Throws: `UsageError`, `Refusal`'s reasons excepted.
    init?(environment: [String: String]) throws {
        func value(_ name: String) throws -> String {
            guard let value = environment[name], !value.isEmpty else { throw UsageError("\(name) is not set; see kinora comment --help") }
            return value
        }
        if let event = environment["GITHUB_EVENT_PATH"], !event.isEmpty {
            guard let request = try GitHubEvent(path: event).pullRequest else { return nil }
            let repository = try value("GITHUB_REPOSITORY")
            guard repository.wholeMatch(of: /[\w\-]+\/[\w.\-]+/) != nil else {
                throw UsageError("GITHUB_REPOSITORY is '\(repository)'; it is OWNER/NAME")
            }
            limit = 65_536
            api = try CodeHostAPI(
                address: environment["GITHUB_API_URL"] ?? "https://api.github.com",
                headers: [
                    "Authorization": "Bearer \(try value("GITHUB_TOKEN"))", "Accept": "application/vnd.github+json",
                    "X-GitHub-Api-Version": "2022-11-28",
                ])
            list = "repos/\(repository)/issues/\(request.number)/comments"
            comments = "repos/\(repository)/issues/comments"
            updateMethod = "PATCH"
            remedy =
                request.isFork
                ? "a pull request from a fork has a token that may only read; the summary and the artifacts of the run have the report"
                : "the job needs 'permissions: pull-requests: write'; the summary and the artifacts of the run have the report"
        } else if let number = environment["CI_MERGE_REQUEST_IID"], !number.isEmpty {
            guard Int(number) != nil else { throw UsageError("CI_MERGE_REQUEST_IID is '\(number)', which is no number") }
            let project = try value("CI_PROJECT_ID")
            guard Int(project) != nil else { throw UsageError("CI_PROJECT_ID is '\(project)', which is no number") }
            remedy = "GITLAB_TOKEN is missing or may not write: a token of the project with the scope api, which jobs of forks do not get"
            limit = 1_000_000
            // The token of the job itself may not comment.
            api = try CodeHostAPI(
                address: try value("CI_API_V4_URL"), headers: ["PRIVATE-TOKEN": environment["GITLAB_TOKEN"] ?? ""])
            list = "projects/\(project)/merge_requests/\(number)/notes"
            comments = list
            updateMethod = "PUT"
        } else {
            return nil
        }
    }

    /// The first comment with a mark that the token's own account has written; nil if there is none.
    /// - Throws: `Refusal`, or `Failure` if the host cannot be reached.
    func comment(marked mark: String) throws -> Comment? {
        guard api.hasToken else { throw Refusal(description: "nothing is posted: \(remedy)") }
        // The token of a job of GitHub has no account that it may name: its comments are those of bots.
        let own = try? send("GET", "user", as: Comment.Account.self)
        for page in 1...100 {
            let found = try send("GET", "\(list)?per_page=100&page=\(page)", as: [Comment].self)
            let comment = found.first { comment in
                guard let body = comment.body, body.hasPrefix(mark), let account = comment.user ?? comment.author else { return false }
                return own.map { account.login == $0.login && account.username == $0.username } ?? (account.type == "Bot")
            }
            if comment != nil || found.count < 100 { return comment }
        }
        return nil
    }

    /// Writes a new comment, or a new text into one; returns its address if the host names it.
    /// - Throws: `Refusal`, or `Failure` if the host cannot be reached.
    func write(_ body: String, over comment: Comment?) throws -> String? {
        let content = try JSONEncoder().encode(["body": body])
        let written =
            if let comment {
                try send(updateMethod, "\(comments)/\(comment.id)", content, as: Comment.self)
            } else {
                try send("POST", list, content, as: Comment.self)
            }
        return written.htmlUrl
    }

    private func send<Answer: Decodable>(
        _ method: String, _ path: String, _ content: Data? = nil, as type: Answer.Type
    ) throws -> Answer {
        let (data, status) = try api.send(method, path, content)
        guard status != 403 else { throw Refusal(description: "nothing is posted: \(remedy)") }
        guard (200..<300).contains(status) else {
            let message = (try? JSONDecoder().decode([String: String].self, from: data))?["message"]
            throw Failure("comment: \(api.name) answers \(status)\(message.map { " (\($0.prefix(200)))" } ?? "") to \(method)", status: 3)
        }
        do { return try JSONDecoder.ofHosts.decode(Answer.self, from: data) } catch {
            throw Failure("comment: \(api.name) answers \(method) with something else than comments", status: 3)
        }
    }
}

/// The pull request of an event of GitHub.
private struct GitHubEvent: Decodable {
    struct Request: Decodable {
        struct Branch: Decodable {
            struct Repository: Decodable {
                let fullName: String
            }

            /// nil if the fork was deleted.
            let repo: Repository?
        }

        let number: Int
        let head: Branch?
        let base: Branch?

        var isFork: Bool { head?.repo?.fullName != base?.repo?.fullName }
    }

    let pullRequest: Request?

    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("GITHUB_EVENT_PATH names \(path), which cannot be read")
        }
        do { self = try JSONDecoder.ofHosts.decode(Self.self, from: data) } catch {
            throw UsageError("GITHUB_EVENT_PATH names \(path), which is no event of GitHub")
        }
    }
}

extension JSONDecoder {
    /// For objects of GitHub and GitLab.
    fileprivate static var ofHosts: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}
