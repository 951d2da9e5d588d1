extension UITextField: BaselineView {
    package final var baselines: (first: Baseline, last: Baseline)? {
        let line = Baseline(centering: style.font)
        return (line, line)
    }
}
