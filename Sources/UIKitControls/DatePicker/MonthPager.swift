import Foundation
import UIKitCore

/// Months with their title and weekdays. A swipe or a chevron turns to another one; the title changes to wheels with months and years.
final class MonthPager: UIView, UIScrollViewDelegate {
    var didChoose: (MonthGrid, Int) -> Void = { _, _ in }
    /// Called with the month before, when another one is in the middle.
    var didTurn: (Date) -> Void = { _ in }
    /// Called when the wheels appear or disappear.
    var didToggleWheels: () -> Void = {}
    var contents: MonthContents {
        didSet { showContents() }
    }
    /// The date whose month is in the middle.
    private(set) var month: Date
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private let pages = UIScrollView()
    private let months = [MonthView(), MonthView(), MonthView()]
    private var monthWheels: DateWheelsView?

    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 48
    static let weekdayHeight: CGFloat = 20

    init(_ contents: MonthContents, month: Date) {
        (self.contents, self.month) = (contents, month)
        super.init(frame: .zero)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.contentHorizontalAlignment = .leading
        title.semanticContentAttribute = .unspecified
        title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        for (button, name, change) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
            button.accessibilityLabel = SystemWord.text(change < 0 ? "Previous Month" : "Next Month")
            button.addAction(UIAction { [weak self] _ in self?.showMonth(by: change) }, for: .touchUpInside)
        }
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        pages.scrollsToTop = false
        pages.delegate = self
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        for month in months {
            pages.addSubview(month)
            month.didChoose = { [weak self] in self?.didChoose($0, $1) }
        }
        for view in [pages, title, back, forward] { addSubview(view) }
        showContents()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether wheels have taken the place of the days.
    var hasWheels: Bool { monthWheels != nil }

    var fittingSize: CGSize {
        CGSize(width: 320, height: Self.headerHeight + Self.weekdayHeight + 6 * contents.rowHeight + 8)
    }

    /// Shows the month of a date, if it is within the limits.
    func show(_ date: Date, animated: Bool) {
        guard !contents.calendar.isDate(date, equalTo: month, toGranularity: .month), permits(monthOf: date) else { return }
        let change = contents.calendar.dateComponents([.month], from: start(of: month), to: start(of: date)).month ?? 0
        if animated, abs(change) == 1 { return showMonth(by: change) }
        let old = month
        month = date
        showContents()
        didTurn(old)
    }

    /// Shows other contents. The month stays, also where its date is in another one by the time zone of the new calendar.
    func showKeepingMonth(_ contents: MonthContents) {
        let (old, new) = (self.contents.calendar, contents.calendar)
        if old.timeZone != new.timeZone, old.identifier == new.identifier {
            month = new.date(from: old.dateComponents([.era, .year, .month], from: month)) ?? month
        }
        self.contents = contents
    }

    private func start(of date: Date) -> Date { contents.calendar.dateInterval(of: .month, for: date)?.start ?? date }

    private func showContents() {
        let formatter = contents.state.formatter
        let names = formatter.shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() where names.count == 7 {
            label.text = names[(index + contents.calendar.firstWeekday - 1) % 7].uppercased(with: contents.locale)
            label.font = contents.font(13, .semibold)
        }
        formatter.dateFormat = contents.state.format("yMMMM")
        title.titleLabel?.font = contents.font(17, .semibold)
        title.setTitle(formatter.string(from: month), for: .normal)
        title.setTitleColor(monthWheels == nil ? .label : tintColor, for: .normal)
        for (index, view) in months.enumerated() { if let date = date(ofPage: index) { view.show(date, contents) } }
        back.isEnabled = permits(-1)
        forward.isEnabled = permits(1)
        setNeedsLayout()
    }

    private func date(ofPage page: Int) -> Date? { contents.calendar.date(byAdding: .month, value: page - 1, to: month) }

    private func permits(_ change: Int) -> Bool {
        contents.calendar.date(byAdding: .month, value: change, to: month).map(permits(monthOf:)) ?? false
    }

    private func permits(monthOf date: Date) -> Bool {
        guard let span = contents.calendar.dateInterval(of: .month, for: date) else { return false }
        return contents.state.permits(from: span.start, to: span.end)
    }

    // MARK: Months

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The offset of a page: 0 is the month before, 1 the present one.
    private func offset(ofPage page: Int) -> CGPoint { CGPoint(x: CGFloat(isMirrored ? 2 - page : page) * pages.bounds.width, y: 0) }

    func showMonth(by change: Int) {
        guard permits(change) else { return }
        pages.setContentOffset(offset(ofPage: 1 + change), animated: window != nil)
        if window == nil { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let page = Int((targetContentOffset.pointee.x / max(pages.bounds.width, 1)).rounded())
        let change = (isMirrored ? 2 - page : page) - 1
        if change != 0, !permits(change) { targetContentOffset.pointee = offset(ofPage: 1) }
    }

    /// Makes the page at rest the middle one.
    private func settle() {
        guard pages.bounds.width > 0 else { return }
        let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
        let change = (isMirrored ? 2 - page : page) - 1
        guard change != 0, let date = contents.calendar.date(byAdding: .month, value: change, to: month) else { return }
        let old = month
        month = date
        showContents()
        pages.contentOffset = offset(ofPage: 1)
        didTurn(old)
    }

    private func toggleMonthWheels() {
        if let wheels = monthWheels {
            monthWheels = nil
            wheels.removeFromSuperview()
        } else {
            var own = contents.state
            (own.mode, own.date) = (.yearAndMonth, month)
            let wheels = DateWheelsView(own)
            wheels.didChoose = { [weak self] chosen in
                guard let self else { return }
                let old = month
                month = chosen.date
                showContents()
                if !contents.calendar.isDate(old, equalTo: month, toGranularity: .month) { didTurn(old) }
            }
            monthWheels = wheels
            addSubview(wheels)
        }
        let isOpen = monthWheels != nil
        for view in weekdays + [pages, back, forward] { view.alpha = isOpen ? 0 : 1 }
        showContents()
        didToggleWheels()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.margin, dy: 0)
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let (header, button) = (Self.headerHeight, CGFloat(44))
        put(title, CGRect(x: inner.minX, y: 0, width: max(inner.width - 2 * button, 0), height: header))
        put(forward, CGRect(x: inner.maxX - button + 12, y: 2, width: button, height: button))
        put(back, CGRect(x: inner.maxX - 2 * button + 8, y: 2, width: button, height: button))
        let width = inner.width / 7
        for (index, label) in weekdays.enumerated() {
            put(label, CGRect(x: inner.minX + CGFloat(index) * width, y: header, width: width, height: Self.weekdayHeight))
        }
        let top = header + Self.weekdayHeight + 4
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        if pages.frame != frame {
            pages.frame = frame
            pages.contentSize = CGSize(width: 3 * frame.width, height: frame.height)
            pages.contentOffset = offset(ofPage: 1)
        }
        for (index, view) in months.enumerated() {
            view.frame = CGRect(x: offset(ofPage: index).x + Self.margin, y: 0, width: inner.width, height: frame.height)
        }
        monthWheels?.frame = CGRect(x: 0, y: header, width: bounds.width, height: max(bounds.height - header, 0))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showContents()
    }
}
