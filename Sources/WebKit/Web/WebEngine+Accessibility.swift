import CWebHelper
import Foundation

extension WebEngine {
    /// Lists the texts, links, buttons, fields and images of a page: kind, label, value and rectangle.
    private static let script = """
        (() => {
          const found = [];
          const add = (element, kind, label, value) => {
            const box = element.getBoundingClientRect();
            if (label && box.width && box.height)
              found.push([kind, label.trim().slice(0, 2000), value || '', box.x + scrollX, box.y + scrollY, box.width, box.height]);
          };
          const own = 'a[href], button, input, textarea, select, img, h1, h2, h3, h4, h5, h6, [role=button]';
          const visit = element => {
            if (found.length >= 500 || element.getAttribute('aria-hidden') === 'true') return;
            const style = getComputedStyle(element);
            if (style.display === 'none' || style.visibility === 'hidden') return;
            const label = element.getAttribute('aria-label'), text = element.innerText || '';
            if (element.matches('input[type=button], input[type=submit]')) return add(element, 'button', label || element.value);
            if (element.matches('input, textarea, select')) {
              const name = element.labels && element.labels[0] ? element.labels[0].innerText : '';
              return add(element, 'field', label || name || element.placeholder || element.name || element.type,
                element.type === 'password' ? '' : element.value);
            }
            if (element.matches('a[href]')) return add(element, 'link', label || text || element.querySelector('img')?.alt);
            if (element.matches('button, [role=button]')) return add(element, 'button', label || text);
            if (element.matches('img')) return add(element, 'image', label || element.alt);
            if (element.matches('h1, h2, h3, h4, h5, h6')) return add(element, 'heading', label || text);
            const children = [...element.children];
            const isLeaf = children.every(child => getComputedStyle(child).display === 'inline' && !child.matches(own) &&
              !child.querySelector(own));
            if (isLeaf && text.trim()) return add(element, 'text', label || text);
            children.forEach(visit);
          };
          if (document.body) visit(document.body);
          return found;
        })()
        """

    /// Reads the page's accessible content, once its pixels are there.
    func readAccessibilityIfNeeded() {
        guard readsAccessibility, serial == answeredSerial, !asksApp, view.window != nil else { return }
        readsAccessibility = false
        let zoom = Double(view.pageZoom)
        evaluate(Self.script, inWorld: "kinora") { [weak self] result in
            guard let self, case .success(let value) = result, let rows = value as? [[Any]] else { return }
            view.content.accessibilityElements = rows.compactMap { self.element($0, zoom) }
        }
    }

    private func element(_ row: [Any], _ zoom: Double) -> UIAccessibilityElement? {
        let numbers = row.dropFirst(3).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard let kind = row.first as? String, row.count == 7, numbers.count == 4, let label = row[1] as? String else { return nil }
        let element = UIAccessibilityElement(accessibilityContainer: view.content)
        element.accessibilityLabel = label
        if let value = row[2] as? String, !value.isEmpty { element.accessibilityValue = value }
        element.accessibilityFrameInContainerSpace = CGRect(
            x: numbers[0] * zoom, y: numbers[1] * zoom, width: numbers[2] * zoom, height: numbers[3] * zoom)
        element.accessibilityTraits =
            switch kind {
            case "link": .link
            case "button": .button
            case "image": .image
            case "heading": .header
            case "field": []
            default: .staticText
            }
        return element
    }
}
