/// Changes collected for one batch update.
struct CollectionBatch {
    var update = ListUpdate()
    /// Layout attributes before the data source changed, if the batch was opened early enough to record them.
    var seen: [CollectionElement: UICollectionViewLayoutAttributes]?
    /// Whether the data was reloaded during the batch, which discards all changes.
    var isReload = false
    var completions: [(Bool) -> Void] = []
}
