import { inflateSync } from 'node:zlib';

/** In the page, in print media at the width of the paper: what should not be on paper, and what should. */
export function findPrintFaults(): string[] {
  const CONTROLS = `button, nav, dialog, input[type=search], input[type=file], input[type=submit], .button,
    [role=button], [role=combobox], [role=menu], [role=navigation], [role=search], [role=tab], [role=tablist],
    [role=toolbar], [data-popover]`;
  const SHARE = 0.9;
  const NARROW = 60;
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  const nameOf = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.className.toString().replaceAll(' ', '.')} ${(node.textContent ?? '').slice(0, 40)}`;

  function isVisible(node: Element): boolean {
    const { width, height } = node.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      !node.closest('.sr, [inert]') &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }
  const visible = (selector: string, within: ParentNode = main) =>
    [...within.querySelectorAll(selector)].filter(isVisible);

  /** Rectangles of the visible texts, one per line. */
  const texts: { parent: Element; lines: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { parentElement: parent } = text;
    if (!parent || !text.textContent?.trim() || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.length > 0) texts.push({ parent, lines });
  }

  /** Whether an ancestor cuts off a line of a text. */
  function isCut(line: DOMRect, parent: Element): boolean {
    const middle = (line.top + line.bottom) / 2;
    for (let node: Element | null = parent; node && node !== main; node = node.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(node);
      if (display === 'inline') continue;
      const box = node.getBoundingClientRect();
      if (overflowX !== 'visible' && (line.right > box.right + 2 || line.left < box.left - 2))
        return true;
      if (overflowY !== 'visible' && (middle > box.bottom || middle < box.top)) return true;
    }
    return false;
  }

  const paper = window.innerWidth;
  const content = [...texts.map(({ parent }) => parent), ...visible('img, .card')].map((node) =>
    node.getBoundingClientRect(),
  );
  const left = Math.min(...content.map((box) => box.left));
  const right = Math.max(...content.map((box) => box.right));
  const share = (right - left) / paper;
  const unseen = (selector: string) =>
    [...main.querySelectorAll(selector)].filter((node) => !isVisible(node));
  return [
    ...(share < SHARE ? [`content has ${Math.round(share * 100)} % of the width`] : []),
    ...[...document.body.children, ...(main.parentElement?.children ?? [])]
      .filter((node) => !node.contains(main) && isVisible(node))
      .map((node) => `outside of the page: ${nameOf(node)}`),
    ...visible(CONTROLS)
      .filter((node) => !node.matches('.printed, button:has(img)'))
      .map((node) => `a control: ${nameOf(node)}`),
    ...visible('a')
      .filter((node) => !node.textContent?.trim() && !node.querySelector('img'))
      .map((node) => `a link without a text: ${nameOf(node)}`),
    ...visible('*')
      .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
      .map((node) => `floats: ${nameOf(node)}`),
    ...texts
      .filter(({ lines }) => lines.some((line) => line.left < -1 || line.right > paper + 1))
      .map(({ parent }) => `beside the paper: ${nameOf(parent)}`),
    ...texts
      .filter(({ parent, lines }) => lines.some((line) => isCut(line, parent)))
      .map(({ parent }) => `cut off: ${nameOf(parent)}`),
    ...texts
      .filter(
        ({ parent, lines }) => lines.length > 2 && parent.getBoundingClientRect().width < NARROW,
      )
      .map(({ parent, lines }) => `in ${lines.length} lines: ${nameOf(parent)}`),
    ...visible('img')
      .filter((node) => node instanceof HTMLImageElement && node.naturalWidth === 0)
      .map((node) => `not loaded: ${node.outerHTML.slice(0, 120)}`),
    ...visible('li, tr, article, img')
      .filter((node) => getComputedStyle(node).breakInside !== 'avoid')
      .map((node) => `may be cut by a page break: ${nameOf(node)}`),
    ...unseen('.folded').map((node) => `still folded: ${nameOf(node)}`),
  ];
}

/** Operators that show a text or a picture. */
const SHOWS = /\b(?:Tj|TJ|Do)\b/;

/** The pages of a PDF by Chromium; true if something is on the page. */
export function pagesOf(pdf: Buffer): boolean[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/<<\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, content = '']) => {
      const start = text.indexOf(`\n${content} 0 obj`);
      const from = text.indexOf('stream\n', start) + 'stream\n'.length;
      const to = text.indexOf('\nendstream', from);
      return SHOWS.test(inflateSync(pdf.subarray(from, to)).toString('latin1'));
    },
  );
}
