/**
 * Runs at the start of the body: notes whether others change texts until its end. Parsing adds nodes and continues texts. What
 * they replaced is not kept, because parsing makes such records, too.
 */
export function watchParsing() {
  let isChanged = false;
  const isChange = ({ target, oldValue, removedNodes }: MutationRecord) =>
    [...removedNodes].some((node) => node instanceof Text) ||
    (oldValue !== null && !target.nodeValue?.startsWith(oldValue));
  const note = (records: MutationRecord[]) => void (isChanged ||= records.some(isChange));
  const watch = new MutationObserver(note);
  watch.observe(document.body, { subtree: true, childList: true, characterDataOldValue: true });
  window.endParsing = () => {
    note(watch.takeRecords());
    watch.disconnect();
    return isChanged;
  };
}

/**
 * Runs at the end of the body: notes what translators and extensions change in what is not hydrated yet. React would
 * discard a page or part that differs from what it renders. References nothing outside itself, because the document contains
 * its text.
 */
export function watchMarkup() {
  const root = document.getElementById('root');
  let changes: MutationRecord[] = [];

  const isOwned = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));
  /** Whether a node is in a part of what React owns, after the comment of its start, and in no part of that part. */
  function isWaiting(node: Node): boolean {
    if (isOwned(node)) return false;
    let open = 0;
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (before instanceof Comment && /^\/?\$/.test(before.data))
        open += before.data === '/$' ? -1 : 1;
    const { parentNode } = node;
    if (!parentNode) return false;
    return open > 0 ? isOwned(parentNode) : isWaiting(parentNode);
  }
  /** Before React begins, all of the page waits. */
  const canRestore = ({ target }: MutationRecord) => !root || !isOwned(root) || isWaiting(target);
  const note = (records: MutationRecord[]) =>
    void changes.push(...records.filter(({ target }) => !isOwned(target)));
  const watch = new MutationObserver(note);
  const all = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
  if (root) watch.observe(root, all);
  const isLost = window.endParsing?.() === true;

  function restore(): boolean {
    note(watch.takeRecords());
    const restored = changes.filter(canRestore);
    changes = changes.filter((change) => !canRestore(change));
    // A node that was moved while it was out of the page is elsewhere: `tolerateLostNodes` lets that pass.
    for (const change of restored.reverse()) {
      const { target, oldValue, addedNodes, removedNodes, nextSibling } = change;
      if (change.type === 'characterData') target.nodeValue = oldValue;
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    watch.takeRecords();
    return restored.length > 0;
  }
  function end() {
    watch.disconnect();
    window.markup = null;
  }
  window.markup = { isLost, restore, end };
}
