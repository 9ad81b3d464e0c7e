/**
 * Adds or replaces the history entry of the page; false if the browser refuses. Browsers do where pages change it often, e.g.
 * Safari more than a hundred times in ten seconds (a held arrow key), and in documents without an origin.
 * @param address undefined: the current one
 */
export function writeHistory(kind: 'push' | 'replace', state: unknown, address?: string): boolean {
  try {
    if (kind === 'push') window.history.pushState(state, '', address);
    else window.history.replaceState(state, '', address);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
