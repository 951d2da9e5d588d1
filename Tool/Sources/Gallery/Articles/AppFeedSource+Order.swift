extension AppFeedSource {
    /// The same feed with its longest articles first.
    var longestFirst: AppFeedSource {
        AppFeedSource { [fetch] done in
            fetch { answer in done(answer.map { $0.sorted { $0.summary.count > $1.summary.count } }) }
        }
    }
}
