/** Escaped markup. */
export interface Markup {
  markup: string;
}
export type Content = string | number | null | Markup | readonly Content[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const isMarkup = (content: Content): content is Markup =>
  typeof content === 'object' && content !== null && 'markup' in content;

function text(content: Content): string {
  if (content === null) return '';
  if (isMarkup(content)) return content.markup;
  if (typeof content === 'object') return content.map(text).join('');
  return escape(String(content));
}

/** Builds markup and escapes all contents that are not markup. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Markup => ({
  markup: String.raw({ raw: parts }, ...contents.map(text)),
});

export const table = (heads: readonly string[], rows: readonly Markup[], kind = ''): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${heads.slice(0, 2).join(', ')}">
    <table class="${kind}">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col"><button type="button">${head}</button></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
const cell = (content: Content): Markup => html`<td>${content}</td>`;
export const row = (cells: readonly Content[], kind = ''): Markup =>
  html`<tr class="${kind}">
    ${cells.map(cell)}
  </tr>`;
export const section = (id: string, title: string, about: string, content: Content): Markup =>
  html`<section id="${id}">
    <h2>${title}</h2>
    <p>${about}</p>
    ${content}
  </section>`;
export const list = (items: readonly Content[]): Markup =>
  items.length > 0
    ? html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : html`<p class="none">None.</p>`;
export const code = (content: string): Markup => html`<code>${content}</code>`;

export const more = (names: readonly string[]): Content =>
  names.length > 0
    ? html`<details>
        <summary>and ${names.length} more</summary>
        ${names.join(', ')}
      </details>`
    : null;
