import Foundation
import UIKit

extension GalleryCard {
    /// Wheels, date pickers in their styles, and search bars; the last of each in the third accessibility size.
    static var pickers: GalleryCard {
        GalleryCard(
            id: "pickers", summary: "pickers and search bars, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 344, height: 1590)) { column in
                    addPickers(to: column)
                    addSearchBars(to: column)
                }
            })
    }
}

/// Noon of 28 November 2026 in Greenwich.
private let noon = Date(timeIntervalSince1970: 1_795_867_200)

@MainActor
private func addPickers(to column: LookColumn) {
    let picker = FruitPicker()
    column.add(picker, width: 320, height: 216)
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    for (mode, style) in [
        (.date, .wheels), (.dateAndTime, .wheels), (.countDownTimer, .wheels), (.dateAndTime, .compact), (.dateAndTime, .inline),
    ] as [(UIDatePicker.Mode, UIDatePickerStyle)] {
        let dates = UIDatePicker()
        (dates.locale, dates.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
        (dates.datePickerMode, dates.preferredDatePickerStyle) = (mode, style)
        dates.date = noon
        dates.maximumDate = noon + 86_400
        dates.countDownDuration = 5400
        column.add(dates, width: 320, height: style == .wheels ? 160 : nil)
    }
    let large = UIDatePicker()
    (large.locale, large.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
    (large.datePickerMode, large.date) = (.date, noon)
    large.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    column.add(large, width: 320, height: 56)
}

@MainActor
private func addSearchBars(to column: LookColumn) {
    let changes: [(UISearchBar) -> Void] = [
        { $0.showsBookmarkButton = true },
        {
            ($0.searchBarStyle, $0.text, $0.showsCancelButton) = (.minimal, "Apple", true)
            ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Fresh"], true)
        },
        {
            $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            $0.searchBarStyle = .minimal
        },
    ]
    for (index, change) in changes.enumerated() {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        change(bar)
        column.add(bar, width: 320, height: [56, 100, 80][index])
    }
}

/// A picker that is its own data source.
private final class FruitPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let columns = [
        ["Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Elderberry", "Fig", "Grape", "Lemon", "Mango", "Pear"],
        ["Small", "Medium", "Large"],
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.columns[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.columns[component][row]
    }
}
