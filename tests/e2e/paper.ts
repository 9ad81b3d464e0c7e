import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scrollDown } from './scroll-down.ts';
import { settled } from './settled.ts';
import { expect } from './shop.ts';

/** A4 without margins of 10 mm, in CSS px. Upright paper has the layout of phones. */
export const FORMATS = [
  { name: 'upright', width: 718, height: 1047 },
  { name: 'landscape', width: 1047, height: 718 },
];
export type Format = (typeof FORMATS)[number];
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** In the page, in print media at the width of the paper: what should not be on paper, and what should. */
function findPrintFaults(): string[] {
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
    ...visible('li')
      .filter((node) => !texts.some(({ parent }) => node.contains(parent)))
      .filter((node) => visible('img, svg', node).length === 0)
      .map((node) => `an item without a content: ${nameOf(node)}`),
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
function pagesOf(pdf: Buffer): boolean[] {
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

/** What moves to the next page leaves a gap: at most a page for each two, and the rest of the last one. */
const mostPages = (height: number, { height: paper }: Format) =>
  Math.ceil((1.5 * height) / paper) + 1;

/**
 * In the page: loads the pictures that the window has not shown, e.g. at the end of a row, as browsers do to print. Resolves
 * after 100 ms in which every visible part has its data and its pictures: a new layout may show more of them.
 */
async function waitUntilComplete(): Promise<true> {
  const isVisible = (node: Element) => node.checkVisibility();
  function isBusy(): boolean {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    return (
      pictures.some((picture) => !picture.complete && isVisible(picture)) ||
      [...document.querySelectorAll('main .skeleton')].some(isVisible)
    );
  }
  for (let quiet = 0; quiet < 5; quiet = isBusy() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** Prints the page that is shown. @param name for messages @returns what is wrong on paper, and how many parts it unfolds */
export async function print(page: Page, name: string, format: Format) {
  const window = page.viewportSize();
  // A part loads when it is near, from when it is hydrated on.
  await page.evaluate(scrollDown);
  await settled(page);
  await page.waitForFunction(waitUntilComplete);
  const pdf = await page.pdf({
    format: 'A4',
    landscape: format.name === 'landscape',
    margin: MARGIN,
  });
  // A session of the protocol ends emulation at the next navigation.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(format);
  let faults: string[] = [];
  // The new layout brings parts near that load their data, and then pictures.
  const notLoaded = async () => {
    await page.waitForFunction(waitUntilComplete);
    faults = await page.evaluate(findPrintFaults);
    return faults.filter((fault) => fault.startsWith('not loaded'));
  };
  await expect.poll(notLoaded, name).toEqual([]);
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  const unfolded = await page.locator('.folded').count();
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);

  const pages = pagesOf(pdf);
  const most = mostPages(height, format);
  if (pages.length === 0 || pages.length > most)
    faults.push(`${pages.length} pages, at most ${most} for ${height} px`);
  pages.forEach((hasContent, index) => {
    if (!hasContent) faults.push(`page ${index + 1} of ${pages.length} is blank`);
  });
  return { faults: [...new Set(faults)], unfolded };
}
