import UIKit

/// A small app with notes, a card, settings and a shared sheet, and possibly one fault.
enum SampleFault: CaseIterable {
    case exception, trap, crash, exit, hang, wait, leak, stuckInteraction, overlappingPresentation, jump, lostTap
}

/// The first screen.
final class HomeViewController: UIViewController {
    private let fault: SampleFault?
    private let card = UIView()

    init(_ fault: SampleFault?) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.frame = CGRect(x: 40, y: 480, width: 120, height: 80)
        card.backgroundColor = .systemIndigo
        card.accessibilityIdentifier = "card"
        view.addSubview(card)
        addButton("Notes", at: 100) { [unowned self] in show(NotesViewController(fault)) }
        addButton("Settings", at: 160) { [unowned self] in show(SettingsViewController(fault)) }
        addButton("Share", at: 220) { [unowned self] in share() }
        addButton("Move", at: 280) { [unowned self] in move() }
        addButton("About", at: 340) { [unowned self] in about() }
        addHelp()
    }

    private func addButton(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 40, y: y, width: 200, height: 48)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func show(_ controller: UIViewController) {
        // A tap during the transition of the one before.
        guard presentedViewController == nil else { return }
        present(controller, animated: true)
    }

    /// The footer's help button; with the fault it is below the footer's bounds.
    private func addHelp() {
        let footer = UIView(frame: CGRect(x: 0, y: 620, width: 393, height: fault == .lostTap ? 20 : 100))
        let button = UIButton(type: .system)
        button.setTitle("Help", for: .normal)
        button.frame = CGRect(x: 40, y: 30, width: 200, height: 48)
        button.addAction(UIAction { [unowned self] _ in about() }, for: .touchUpInside)
        footer.addSubview(button)
        view.addSubview(footer)
    }

    private func about() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "About", message: "A sample app.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Presents a sheet after the card has faded; with the fault a second tap meanwhile presents another.
    private func share() {
        let fade = { self.card.alpha = 0.5 }
        UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction, animations: fade) { [weak self] _ in
            guard let self else { return }
            card.alpha = 1
            let sheet = SettingsViewController(nil)
            if fault == .overlappingPresentation { present(sheet, animated: true) } else { show(sheet) }
        }
    }

    /// Moves the card to its other end; with the fault it first jumps.
    private func move() {
        let target: CGFloat = card.center.x < 180 ? 260 : 100
        if fault == .jump { card.center.x = target == 260 ? 40 : 330 }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.card.center.x = target
        }
    }
}

/// A sheet with switches and a close button.
final class SettingsViewController: UIViewController {
    private let fault: SampleFault?
    private var onClose: (() -> Void)?

    init(_ fault: SampleFault?) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        // With the fault the controller holds itself.
        onClose = fault == .leak ? { self.dismiss(animated: true) } : { [unowned self] in dismiss(animated: true) }
        let sound = UISwitch(frame: CGRect(x: 40, y: 120, width: 51, height: 31))
        sound.accessibilityLabel = "Sound"
        view.addSubview(sound)
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.frame = CGRect(x: 40, y: 180, width: 200, height: 48)
        save.addAction(UIAction { [unowned self] _ in self.save() }, for: .touchUpInside)
        view.addSubview(save)
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.frame = CGRect(x: 40, y: 40, width: 200, height: 48)
        close.addAction(UIAction { [unowned self] _ in onClose?() }, for: .touchUpInside)
        view.addSubview(close)
    }

    /// Disables the screen for the time of an animation; with the fault forever.
    private func save() {
        view.window?.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3, animations: { self.view.backgroundColor = .gray }) { [weak self] _ in
            guard let self, fault != .stuckInteraction else { return }
            view.window?.isUserInteractionEnabled = true
        }
    }
}

/// Notes, with a field for new ones.
final class NotesViewController: UIViewController, UITextFieldDelegate {
    private let fault: SampleFault?
    private var notes: [String] = []
    private let field = UITextField()
    private let list = UIScrollView()

    init(_ fault: SampleFault?) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.frame = CGRect(x: 40, y: 100, width: 200, height: 44)
        field.placeholder = "New note"
        field.delegate = self
        view.addSubview(field)
        list.frame = CGRect(x: 40, y: 220, width: 300, height: 400)
        view.addSubview(list)
        addButton("Delete", at: CGPoint(x: 40, y: 160)) { [unowned self] in deleteLast() }
        addButton("Done", at: CGPoint(x: 200, y: 160)) { [unowned self] in dismiss(animated: true) }
    }

    private func addButton(_ title: String, at origin: CGPoint, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: origin.x, y: origin.y, width: 120, height: 48)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
        notes.append(field.text ?? "")
        field.text = ""
        showNotes()
        return true
    }

    /// With a fault an empty list presents itself, loses a note, ends the app, never comes back, or is scrolled to the share of an empty
    /// height.
    private func deleteLast() {
        if notes.isEmpty {
            switch fault {
            case .exit: exit(0)
            case .hang: while true {}
            case .wait: DispatchSemaphore(value: 0).wait()
            default: break
            }
        }
        if fault == .trap, notes.isEmpty { present(self, animated: true) }
        if fault != .crash, notes.isEmpty, fault != .exception { return }
        if fault == .crash || !notes.isEmpty { notes.removeLast() }
        showNotes()
        if fault == .exception { list.contentOffset.y = list.contentSize.height * 0 / CGFloat(notes.count) }
    }

    private func showNotes() {
        for view in list.subviews where view is UILabel { view.removeFromSuperview() }
        for (index, note) in notes.enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 30 * CGFloat(index), width: 300, height: 30))
            label.text = note
            list.addSubview(label)
        }
        list.contentSize = CGSize(width: 300, height: 30 * CGFloat(notes.count))
    }
}
