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
        "dashboard-scale": "f5a80c54b36a6381",
        "dashboard-slide": "29b74c7bb9c39ae0",
        "spin-modal": "528b6441a8b0ba27",
        "depth-push": "e48099b68b298a94",
        "zoom": "50011fbb11d42a4c",
        "side-swipe": "9fe1e6eb0978b485",
        "activity-bubble": "66227b6089f7c53b",
        "tab-arrow": "4ad59f8dcf998078",
        "glossy-tab-bar": "e6c821ab7c5ccbb3",
        "article-drawn": "b77647b07c72910d",
        "card-stack": "35f33132ff356310",
        "matched-hero": "c638142bfb6a3dae",
        "conversation": "ea2cbbc7c2102392",
        "two-columns": "0306ec769592fafa",
        "pull-up-sheet": "465f46198d349d35",
    ]
}
