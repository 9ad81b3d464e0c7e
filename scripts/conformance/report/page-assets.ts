/** Style of the report page. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8d8de, #44444c); --soft: light-dark(#f5f5f7, #222228); --bad: light-dark(#b3152b, #ff8a98); --warn: light-dark(#8a5a00, #ffc15c); --good: light-dark(#1c6b32, #7ddb97); --mute: light-dark(#5b5b66, #a5a5b0); }
body { margin: 0 auto; max-width: 1600px; padding: 24px; font: 14px/1.5 system-ui, sans-serif; background: light-dark(#fff, #17171b); }
h1 { margin: 0; font-size: 24px; } h2 { margin: 32px 0 0; font-size: 18px; } p { margin: 4px 0 12px; color: var(--mute); }
.totals span { margin-inline-end: 20px; font-size: 18px; font-weight: 600; }
.totals .none { color: var(--good); } .totals .breaks, .totals .security, .totals .wrong, tr.breaks b, tr.security b, tr.wrong b { color: var(--bad); } .totals .tolerated, .totals .slow, tr.slow b, tr.tolerated b { color: var(--warn); }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; } dt { color: var(--mute); } dd { margin: 0; font-weight: 600; }
section { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; min-width: 40px; } .operations td:nth-child(2) { min-width: 300px; }
thead { background: var(--soft); } th button { all: unset; cursor: pointer; font-weight: 600; white-space: nowrap; } th button:focus-visible { outline: 2px solid; }
th[aria-sort=ascending] button::after { content: ' ▲'; } th[aria-sort=descending] button::after { content: ' ▼'; }
tr.breaks td:first-child { box-shadow: inset 3px 0 var(--bad); } tr.tolerated td:first-child { box-shadow: inset 3px 0 var(--warn); }
td:first-child, td:nth-child(2) code, td:first-child code { white-space: nowrap; } code { font: 12.5px ui-monospace, monospace; } pre { min-width: 34ch; max-width: 60ch; max-height: 300px; overflow: auto; white-space: pre-wrap; background: var(--soft); padding: 8px; }
`;

export const SCRIPT = `
for (const head of document.querySelectorAll('th')) head.addEventListener('click', () => {
  const down = head.getAttribute('aria-sort') === 'ascending';
  const body = head.closest('table').tBodies[0];
  const textOf = (row) => row.cells[head.cellIndex].textContent;
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const rows = [...body.rows].sort((a, b) => (down ? -1 : 1) * compare(textOf(a), textOf(b)));
  for (const other of head.parentNode.cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  body.append(...rows);
});
`;
