import CoreGraphics
import QuartzCore
import ScrollEngine

extension UIScrollView {
    final func updateIndicators() {
        UIView.performOutsideOfBlocks {
            layOut(indicators.vertical, along: .vertical)
            layOut(indicators.horizontal, along: .horizontal)
        }
    }

    private func layOut(_ indicator: ScrollIndicatorView?, along axis: ScrollAxes) {
        guard let indicator, indicator.alpha > 0 else { return }
        indicator.backgroundColor = indicatorColor
        let inset = adjustedContentInset
        let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        let trackInset = automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
        let view = bounds.inset(by: trackInset)
        let (width, margin) = (ScrollIndicatorView.width, ScrollIndicatorView.margin)
        UIView.performWithoutAnimation {
            if axis == .vertical {
                let bar = ScrollIndicatorView.extent(
                    track: view.height - 2 * margin, seen: bounds.height, all: contentSize.height + inset.top + inset.bottom,
                    offset: contentOffset.y + inset.top)
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                indicator.frame = CGRect(
                    x: isMirrored ? view.minX + margin : view.maxX - margin - width, y: view.minY + margin + bar.start, width: width,
                    height: bar.length)
            } else {
                let bar = ScrollIndicatorView.extent(
                    track: view.width - 2 * margin, seen: bounds.width, all: contentSize.width + inset.left + inset.right,
                    offset: contentOffset.x + inset.left)
                indicator.frame = CGRect(
                    x: view.minX + margin + bar.start, y: view.maxY - margin - width, width: bar.length, height: width)
            }
        }
    }

    private var indicatorColor: UIColor {
        switch indicatorStyle {
        case .black: return UIColor(white: 0, alpha: 0.35)
        case .white: return UIColor(white: 1, alpha: 0.35)
        case .default: return UIColor(white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
        }
    }

    final func showIndicators() { showIndicators(along: scrollableAxes) }

    private func showIndicators(along axes: ScrollAxes) {
        UIView.performOutsideOfBlocks {
            show(&indicators.vertical, shows: showsVerticalScrollIndicator && axes.contains(.vertical))
            show(&indicators.horizontal, shows: showsHorizontalScrollIndicator && axes.contains(.horizontal))
        }
        updateIndicators()
    }

    private func show(_ indicator: inout ScrollIndicatorView?, shows: Bool) {
        guard shows else {
            indicator?.alpha = 0
            return
        }
        let view = indicator ?? ScrollIndicatorView(frame: .zero)
        indicator = view
        if view.superview !== self || subviews.last !== view { addSubview(view) }
        view.layer.removeAnimation(forKey: "opacity")
        view.alpha = 1
    }

    /// Fades out the indicators in 0.4 s.
    final func hideIndicators() {
        let bars = [indicators.vertical, indicators.horizontal].compactMap { $0 }.filter { $0.alpha > 0 }
        guard !bars.isEmpty else { return }
        UIView.performOutsideOfBlocks {
            UIView.animate(
                withDuration: 0.25, delay: 0.15, options: .allowUserInteraction, animations: { for bar in bars { bar.alpha = 0 } })
        }
    }

    final func flashIndicators() {
        guard window != nil else { return }
        // Content that fits has nothing to point out, even where it bounces.
        showIndicators(along: overflowingAxes)
        if motion == nil, drag == nil { hideIndicators() }
    }
}
