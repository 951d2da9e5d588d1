import UIKit

/// The plan of a day, laid out by constraints alone: a card with a stack that hides its note, rows as high as their texts, and a panel
/// with two forms.
final class PlanViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let steps = PlanStep.lisbon
    private let table = UITableView(frame: .zero, style: .plain)
    let panel = TicketPanel()
    /// The rows that show all of their text: 0 is the card.
    private(set) var openRows: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A day in Lisbon"
        view.backgroundColor = .paper
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = .paper
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.register(PlanNoteCell.self, forCellReuseIdentifier: "note")
        table.register(PlanStepCell.self, forCellReuseIdentifier: "step")
        for view in [table, panel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        panel.button.addTarget(self, action: Selector("togglePanel", PlanViewController.togglePanel), for: .touchUpInside)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor), table.bottomAnchor.constraint(equalTo: panel.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor), panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor),
        ])
    }

    /// Changes the panel's form. A tap on its way turns it around, at the speed that it has.
    func togglePanel() {
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            self.panel.open(!self.panel.isOpen)
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { steps.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = indexPath.row
        let cell = tableView.dequeueReusableCell(withIdentifier: row == 0 ? "note" : "step", for: indexPath)
        cell.accessibilityIdentifier = row == 0 ? "note" : "step"
        (cell as? PlanNoteCell)?.open(openRows.contains(row))
        (cell as? PlanStepCell)?.show(steps[max(row - 1, 0)], isOpen: openRows.contains(row))
        return cell
    }

    /// Shows or hides the rest of a row's text; the row follows.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        openRows.formSymmetricDifference([indexPath.row])
        let isOpen = openRows.contains(indexPath.row)
        tableView.performBatchUpdates {
            let cell = tableView.cellForRow(at: indexPath)
            (cell as? PlanNoteCell)?.open(isOpen)
            (cell as? PlanStepCell)?.open(isOpen)
        }
    }
}
