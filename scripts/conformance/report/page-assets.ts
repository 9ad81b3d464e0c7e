/** Style of the report page. */
export const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#fff, #17171b); --line: light-dark(#d8d8de, #44444c); --soft: light-dark(#f5f5f7, #222228); --bad: light-dark(#b3152b, #ff8a98); --warn: light-dark(#8a5a00, #ffc15c); --good: light-dark(#1c6b32, #7ddb97); --mute: light-dark(#5b5b66, #a5a5b0); --link: light-dark(#0b57d0, #a8c7fa); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1500px; padding: 24px; font: 14px/1.5 system-ui, sans-serif; background: var(--page); }
h1 { margin: 0; font-size: 24px; overflow-wrap: anywhere; } h2 { margin: 0; font-size: 18px; } p { margin: 4px 0 12px; color: var(--mute); }
a { color: var(--link); } :focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
.skip { position: absolute; inset-inline-start: -999px; } .skip:focus { inset-inline-start: 8px; top: 8px; background: var(--page); padding: 8px; }
.verdict { margin: 12px 0; padding: 10px 14px; border-inline-start: 4px solid; background: var(--soft); font-size: 16px; font-weight: 600; } .verdict.good { color: var(--good); } .verdict.bad { color: var(--bad); }
dl { margin: 0; } dt { color: var(--mute); } dd { margin: 0; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(200px, 42vw), 1fr)); gap: 8px 24px; } .facts dd { font-weight: 600; } .facts .tolerated dd { color: var(--warn); }
.columns { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 32px; margin-top: 24px; }
nav { position: sticky; top: 16px; align-self: start; } nav ul { margin: 0; padding: 0; list-style: none; } nav a { display: flex; justify-content: space-between; gap: 8px; padding: 5px 8px; border-radius: 6px; text-decoration: none; } nav a:hover { background: var(--soft); } nav span { color: var(--mute); }
section { margin-bottom: 40px; scroll-margin-top: 8px; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 10px 0; background: var(--page); border-bottom: 1px solid var(--line); }
.filters:not(.ready) { display: none; } .filters fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; border: 0; margin: 0; padding: 0; } legend { position: absolute; clip-path: inset(50%); }
.filters label { display: inline-flex; align-items: center; gap: 5px; min-height: 28px; } .filters .none { color: var(--mute); } .search input { font: inherit; padding: 5px 8px; width: min(280px, 60vw); } output { color: var(--mute); }
label.breaks, label.security, label.wrong, .breaks > h3 b, .security > h3 b, .wrong > h3 b { color: var(--bad); font-weight: 600; } label.tolerated, label.slow, .slow > h3 b, .tolerated > h3 b { color: var(--warn); font-weight: 600; }
.finding { margin: 14px 0; padding: 12px 14px; border: 1px solid var(--line); border-inline-start: 4px solid var(--line); border-radius: 6px; }
.finding.breaks, .finding.security, .finding.wrong { border-inline-start-color: var(--bad); } .finding.slow, .finding.tolerated { border-inline-start-color: var(--warn); } .finding[data-grade=accepted] { border-inline-start-color: var(--line); opacity: 0.85; }
h3 { margin: 0 0 8px; font-size: 14px; font-weight: 400; display: flex; flex-wrap: wrap; gap: 4px 12px; } h3 code:nth-of-type(1) { font-weight: 700; }
.finding dl > div { display: grid; grid-template-columns: 90px minmax(0, 1fr); gap: 8px; } .finding > details { margin-top: 8px; }
summary { cursor: pointer; }
figure { margin: 10px 0 0; } figcaption { display: flex; align-items: center; gap: 10px; color: var(--mute); } .copy { font: inherit; font-size: 12px; padding: 2px 10px; cursor: pointer; } .copy:not(.ready) { display: none; }
pre { margin: 4px 0 0; width: 100%; max-height: 60vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: 8px; font: 12.5px/1.45 ui-monospace, monospace; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; min-width: 70px; } td { max-width: 420px; overflow-wrap: break-word; }
thead { background: var(--soft); } th button { all: unset; cursor: pointer; font-weight: 600; white-space: nowrap; } th button:focus-visible { outline: 2px solid var(--link); }
th[aria-sort=ascending] button::after { content: ' ▲'; } th[aria-sort=descending] button::after { content: ' ▼'; }
tr.breaks td:first-child, tr.security td:first-child, tr.wrong td:first-child { box-shadow: inset 3px 0 var(--bad); } tr.tolerated td:first-child { box-shadow: inset 3px 0 var(--warn); }
td code { white-space: nowrap; } h3 code { overflow-wrap: anywhere; } code { font: 12.5px ui-monospace, monospace; }
[hidden] { display: none !important; }
@media (max-width: 900px) { body { padding: 16px; } .columns { display: block; } nav { position: static; margin-bottom: 24px; } nav ul { display: flex; flex-wrap: wrap; gap: 4px; } nav a { border: 1px solid var(--line); min-height: 32px; } .filters { position: static; } .finding dl > div { grid-template-columns: 1fr; gap: 0; } .finding dl > div + div { margin-top: 4px; } }
@media print { nav, .filters, .copy { display: none; } .columns { display: block; } pre { max-height: none; } }
`;

/** Search, filters, sorting and copying. Without it everything is shown. */
export const SCRIPT = `
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const form = document.querySelector('.filters');
const texts = new WeakMap();
const textOf = (node) => texts.get(node) ?? (texts.set(node, node.textContent.toLowerCase()), texts.get(node));
function filter() {
  const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const grades = new Set(new FormData(form).getAll('grade'));
  const has = (node) => words.every((word) => textOf(node).includes(word));
  const findings = all('.finding');
  for (const one of findings) one.hidden = !grades.has(one.dataset.grade) || !has(one);
  for (const one of all('tbody tr, main section > ul > li')) one.hidden = !has(one);
  form.querySelector('output').textContent = findings.filter((one) => !one.hidden).length + ' of ' + findings.length + ' findings';
}
if (form) {
  form.classList.add('ready');
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  filter();
}
for (const button of all('th button')) button.addEventListener('click', () => {
  const head = button.closest('th');
  const isDown = head.getAttribute('aria-sort') === 'ascending';
  const body = head.closest('table').tBodies[0];
  const cellOf = (row) => row.cells[head.cellIndex].textContent.trim();
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const rows = [...body.rows].sort((a, b) => (isDown ? -1 : 1) * compare(cellOf(a), cellOf(b)));
  for (const other of head.parentNode.cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
  body.append(...rows);
});
async function copy(pre) {
  try { await navigator.clipboard.writeText(pre.textContent); return true; } catch {
    getSelection().selectAllChildren(pre);
    return document.execCommand('copy');
  }
}
for (const button of all('.copy')) {
  button.classList.add('ready');
  button.addEventListener('click', async () => {
    button.textContent = (await copy(button.closest('figure').querySelector('pre'))) ? 'Copied' : 'Selected';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
}
`;
