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
        "drawing contexts": "f10eb001f47be538",
        "JPEG": "2f3af4e8240d29a1",
    ]

    /// The digests of the gallery's films at six frames per second, on every machine.
    static let films: [String: String] = [
        "dashboard-scale": "2789ce416749fc84",
        "dashboard-slide": "9ed9732fb1f304d1",
        "spin-modal": "4d20b8fb979e9a87",
        "depth-push": "bb9cf1c91d33830c",
        "zoom": "80aa0ebda7c9a8d4",
        "side-swipe": "9fe1e6eb0978b485",
        "activity-bubble": "bafd4ec4db06e2fc",
        "tab-arrow": "7271b652a66a8ae8",
        "glossy-tab-bar": "b4284b6d052f8190",
        "article-drawn": "af3565aa6f93c6a3",
        "card-stack": "f03a19cc19c026e6",
        "matched-hero": "025a10a364a5639e",
        "pull-up-sheet": "97103b909bac7df5",
    ]
}
