/**
 * Imitates the translator of a browser: replaces every text of the page by a copy within two `font` elements, also texts
 * that come or change later, also those marked `translate="no"`. The texts stay the same, so that runs with and without
 * it can be compared. Self-contained, because Playwright sends its source to the page.
 * @returns stops it
 */
export function imitateTranslator(): () => void {
  const UNTRANSLATED = 'font, script, style, noscript, textarea, title, svg, iframe, #sandbox';
  const replace = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(UNTRANSLATED)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) replace(node);
    else for (const child of node.childNodes) replaceIn(child);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) replaceIn(node);
  });
  replaceIn(document);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
