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

declare global {
  interface Window {
    /** how often `changeBetweenTasks` has changed the page */
    batches?: number;
  }
}

/**
 * Imitates a translator that works while React hydrates the page, which takes many tasks: at some of their ends it replaces
 * texts by elements at once or in two steps, writes into texts, or adds elements. React's tasks are made shorter, because a quick machine needs few.
 * Self-contained, because Playwright sends its source to the page.
 */
export function changeBetweenTasks() {
  const BATCHES = 45;
  const TASKS_PER_BATCH = 19;
  const TEXTS_PER_BATCH = 6;
  const changes = [
    (text: Text) => {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `${text.data} …`;
      text.replaceWith(outer);
    },
    (text: Text) => {
      text.data += '…';
    },
    (text: Text) => text.before(document.createElement('ext-icon')),
    (text: Text) => {
      text.before(Object.assign(document.createElement('font'), { textContent: '…' }));
      text.remove();
    },
  ];
  function changeSome(batch: number) {
    const texts: Text[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, font'))
        texts.push(text);
    }
    for (let index = 0; index < TEXTS_PER_BATCH; index += 1) {
      const text = texts[(batch * 37 + index * 53) % texts.length];
      if (text) changes[(batch + index) % changes.length]?.(text);
    }
  }

  let [calls, added, tasks] = [0, 0, 0];
  const now = performance.now.bind(performance);
  // React yields after 5 ms.
  performance.now = () => {
    calls += 1;
    if (calls % 5 === 0) added += 6;
    return now() + added;
  };
  window.batches = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(...message: [unknown]) {
    tasks += 1;
    if (tasks % TASKS_PER_BATCH === 0 && Number(window.batches) < BATCHES) {
      window.batches = Number(window.batches) + 1;
      changeSome(window.batches);
    }
    postMessage.apply(this, message);
  };
}
