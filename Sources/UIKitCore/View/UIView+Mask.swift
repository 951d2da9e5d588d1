extension UIView {
    final func setMask(_ mask: UIView?) {
        guard mask !== storedMask else { return }
        if let mask {
            mask.removeFromSuperview()
            mask.layer.removeFromSuperlayer()
        }
        layer.mask = mask?.layer
        storedMask = mask
    }
}
