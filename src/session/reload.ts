/** Reloads the document and hides it until then. @param at address with the language prefix; the current one by default */
export function hardReload(at?: string): void {
  document.documentElement.hidden = true;
  if (at === undefined) window.location.reload();
  else window.location.replace(at);
}
