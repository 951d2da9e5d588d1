/// An animator of this module: what it moves is taken over from where it is by the next movement of its kind.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}
