import RenderScene

/// The outline of a shadow path on the target, and what it depends on.
struct ShadowOutline {
    struct Key: Equatable {
        let path: PathData?
        let matrix: Homography
    }

    let path: FlatPath?
}
