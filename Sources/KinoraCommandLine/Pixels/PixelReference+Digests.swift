extension PixelReference {
    /// The digests of steps on every machine (`Documentation/SamePixels.md`). `./kinora doctor --pixels` shows those of this machine.
    static let digests: [String: String] = [
        "elementary functions": "a1ce7087fcefe92b",
        "curves and springs": "3aede34b0806a370",
        "text layout": "7cb7157b1254c12a",
        "outlines": "76079158f1b919ba",
        "text": "4c2ceb576668e87e",
        "gradients": "2096340822073dc1",
        "blur and shadows": "d24298ccb3c5e589",
        "transforms": "41bd8918aaa528e4",
        "drawing contexts": "b266639f35c4eb3f",
        "JPEG": "2f3af4e8240d29a1",
    ]

    /// The digests of the gallery's ten films at six frames per second, on every machine.
    static let films: [String: String] = [
        "dashboard-scale": "6f24fecd955282cd",
        "dashboard-slide": "16f279c38c10e0ff",
        "spin-modal": "144b532ecc349b1b",
        "depth-push": "f1cb0bc17c37547e",
        "zoom": "be7c329cfee56a56",
        "side-swipe": "59a6b5dce58091b9",
        "activity-bubble": "0450a9ae63acace7",
        "tab-arrow": "89f1ef43ea72a003",
        "glossy-tab-bar": "e24b5545dba489e4",
        "article-drawn": "028ac054a08dd3b0",
    ]
}
