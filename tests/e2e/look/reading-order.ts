/**
 * In the page: containers that show their parts in another order than the document has, which the keyboard and screen
 * readers follow, unless `reading-flow` of the container makes them follow what is seen.
 */
export function findReordered(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const nameOf = (node: Element) => node.getAttribute('class')?.split(' ').at(-1) ?? node.localName;
  const hasControl = (node: Element) =>
    node.matches(CONTROLS) || node.querySelector(CONTROLS) !== null;
  const isRead = (node: HTMLElement) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest('[inert], [aria-hidden=true], .sr, .skip-link, #sandbox') &&
    (node.innerText.trim() !== '' || hasControl(node));
  const partsOf = (container: Element): HTMLElement[] =>
    [...container.children].flatMap((child) => {
      if (!(child instanceof HTMLElement)) return [];
      const { display, position } = getComputedStyle(child);
      if (display === 'contents') return partsOf(child);
      const { width, height } = child.getBoundingClientRect();
      const isInFlow = position !== 'absolute' && position !== 'fixed';
      return isInFlow && width > 1 && height > 1 && isRead(child) ? [child] : [];
    });
  const isBefore = (one: DOMRect, other: DOMRect) => {
    const isAbove = one.bottom <= other.top + 1;
    const sharesColumn = one.left < other.right - 1 && other.left < one.right - 1;
    const isBeside =
      one.right <= other.left + 1 && one.top < other.bottom && other.top < one.bottom;
    return (isAbove && sharesColumn) || (isBeside && one.top < other.top + 8);
  };
  const found = new Set<string>();
  for (const container of document.querySelectorAll('#root *')) {
    const style = getComputedStyle(container);
    if (!/flex|grid/.test(style.display)) continue;
    if (!/^(normal)?$/.test(style.getPropertyValue('reading-flow'))) continue;
    const parts = partsOf(container).map((node) => ({ node, box: node.getBoundingClientRect() }));
    for (const [index, one] of parts.entries()) {
      const other = parts
        .slice(index + 1)
        .find(
          ({ node, box }) => isBefore(box, one.box) && (hasControl(node) || hasControl(one.node)),
        );
      if (other)
        found.add(`${nameOf(container)} shows ${nameOf(other.node)} before ${nameOf(one.node)}`);
    }
  }
  return [...found];
}
