import RenderScene

/// Cached outline of a shadow path on the target, and its key.
struct ShadowOutline {
    struct Key: Equatable {
        let path: PathData?
        let matrix: Homography
    }

    let path: FlatPath?
}
