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

/** What React notes at an element and at a text. */
interface ElementProps {
  children?: unknown;
  dangerouslySetInnerHTML?: unknown;
}
interface TextFiber {
  memoizedProps: string | null;
  alternate: TextFiber | null;
}

/**
 * Runs at the end of the body: notes what translators and extensions change in what is not hydrated yet. React would
 * discard a page or part that differs from what it renders. References nothing outside itself, because the document contains
 * its text.
 */
export function watchMarkup() {
  const root = document.getElementById('root');
  let changes: MutationRecord[] = [];
  /** How often changes are still taken back at once: one who repeats them at once does so for ever. */
  let left = 50;
  /** Beside them others have just added nodes, maybe to replace them. */
  let neighbors: (Node | null)[] = [];

  const noteOf = (node: Node, start: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(start))?.[1];
  const isOwned = (node: Node) => noteOf(node, '__react') !== undefined;
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
  /**
   * React removes nodes, adds its own, and sets the text that it notes. Of elements that it leaves empty, or fills with
   * HTML, the content is others'.
   */
  function isAllowed({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
    const isText = type === 'characterData';
    const parent = isText ? target.parentNode : target;
    let owner = parent;
    while (owner && !isOwned(owner)) owner = owner.parentNode;
    const props = owner && (noteOf(owner, '__reactProps') as ElementProps | undefined);
    if (props && (props.dangerouslySetInnerHTML || props.children == null)) return true;
    if (!parent || owner !== parent) return false;
    if (/string|number/.test(typeof props?.children))
      return parent.textContent === String(props?.children);
    // React owns no more what it has removed.
    if (!isText)
      return (
        [...addedNodes].every(isOwned) &&
        ![...removedNodes].some((node) => neighbors.includes(node))
      );
    const fiber = noteOf(target, '__reactFiber') as TextFiber | undefined;
    return [fiber, fiber?.alternate].some((one) => one?.memoizedProps === target.nodeValue);
  }
  /** Before React begins, all of the page waits. What it has compared it compares again, if something comes between. */
  const canRestore = (change: MutationRecord) =>
    !root ||
    !isOwned(root) ||
    isWaiting(change.target) ||
    (markup.isComparing && !isAllowed(change));
  function note(records: MutationRecord[]) {
    if (records.length > 0)
      neighbors = records.flatMap(({ addedNodes, previousSibling, nextSibling }) =>
        [...addedNodes].every(isOwned) ? [] : [previousSibling, nextSibling],
      );
    for (const one of records) if (!isOwned(one.target) || canRestore(one)) changes.push(one);
  }

  const watch = new MutationObserver((records) => {
    note(records);
    if (markup.isComparing && left > 0 && restore()) left -= 1;
  });
  const all = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
  if (root) watch.observe(root, all);
  const isLost = window.endParsing?.() === true;

  function restore(): boolean {
    note(watch.takeRecords());
    const before = changes.length;
    const kept: MutationRecord[] = [];
    // A node that was moved while it was out of the page is elsewhere: `tolerateLostNodes` lets that pass.
    for (const change of changes.reverse()) {
      if (!canRestore(change)) {
        kept.unshift(change);
        continue;
      }
      const { target, oldValue, addedNodes, removedNodes, nextSibling } = change;
      if (change.type === 'characterData') target.nodeValue = oldValue;
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    changes = kept;
    watch.takeRecords();
    return kept.length < before;
  }
  function end() {
    watch.disconnect();
    window.markup = null;
  }
  const markup = { isLost, isComparing: false, restore, end };
  window.markup = markup;
}
