extension UIPercentDrivenInteractiveTransition {
    /// Sets the completion speed so that the rest takes a time in seconds.
    func setCompletionDuration(_ seconds: CGFloat, cancelled isBack: Bool = false) {
        let rest = isBack ? percentComplete : 1 - percentComplete
        completionSpeed = seconds > 0 && rest > 0 ? rest * duration / seconds : 1
    }
}
