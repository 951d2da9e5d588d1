import Foundation
import UIKitCore

/// The fields of a compact date picker: a date that opens a calendar, a time that opens wheels.
final class DateFieldsView: UIView, DatePickerContent {
    var didChoose: (DatePickerState) -> Void = { _ in }
    var isActive = true { didSet { for field in [date, time] { field.isEnabled = isActive } } }
    private var state: DatePickerState
    let date = DateField()
    let time = DateField()
    /// The view on the open card.
    private weak var open: (any DatePickerContent)?

    static let spacing: CGFloat = 6

    init(_ state: DatePickerState) {
        self.state = state
        super.init(frame: .zero)
        for field in [date, time] { addSubview(field) }
        date.addAction(UIAction { [weak self] _ in self?.openDate() }, for: .touchUpInside)
        time.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
        show(state, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ state: DatePickerState, animated: Bool) {
        self.state = state
        date.isHidden = state.mode == .time
        time.isHidden = state.mode == .date || state.mode == .yearAndMonth
        date.text = state.text(state.mode == .yearAndMonth ? "yMMMM" : "yMMMd", state.date)
        time.text = state.text("jmm", state.date)
        var own = state
        if let open { own.mode = open is DateCalendarView ? .date : state.mode == .yearAndMonth ? .yearAndMonth : .time }
        open?.show(own, animated: animated)
        setNeedsLayout()
    }

    private var fields: [DateField] { [date, time].filter { !$0.isHidden } }

    var fittingSize: CGSize {
        let sizes = fields.map(\.fittingSize)
        let width = sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(sizes.count - 1)
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    private func openDate() {
        var own = state
        if state.mode == .yearAndMonth { return present(DateWheelsView(own), CGSize(width: 300, height: 200), date) }
        own.mode = .date
        let calendar = DateCalendarView(own)
        present(calendar, calendar.fittingSize, date)
    }

    private func openTime() {
        var own = state
        own.mode = .time
        present(DateWheelsView(own), CGSize(width: 220, height: 180), time)
    }

    private func present(_ content: any DatePickerContent, _ size: CGSize, _ field: DateField) {
        content.didChoose = { [weak self] chosen in
            guard let self else { return }
            var new = state
            new.date = chosen.date
            show(new, animated: true)
            didChoose(new)
        }
        open = content
        DateCard.present(content, size: size, from: field)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let total = fittingSize.width
        var x = bounds.midX - total / 2
        for field in isMirrored ? fields.reversed() : fields {
            let size = field.fittingSize
            field.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            x += size.width + Self.spacing
        }
    }
}
