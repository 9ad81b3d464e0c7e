import type { Box, Measured, RoundBox, TextBox } from './measured.ts';

/** In the page: where texts, controls and pictures are, and what is visible of them. */
export function measure(): Measured {
  const CONTROLS = 'a[href], button, input, select, textarea, [role=button], [role=option]';
  const round = (value: number) => Math.round(value * 10) / 10;
  const boxOf = (rect: DOMRect | Box): Box => ({
    left: rect.left + window.scrollX,
    top: rect.top + window.scrollY,
    right: rect.right + window.scrollX,
    bottom: rect.bottom + window.scrollY,
  });
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const areaOf = ({ left, top, right, bottom }: Box) =>
    Math.max(right - left, 0) * Math.max(bottom - top, 0);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (node: Element) => {
    const known = styles.get(node) ?? getComputedStyle(node);
    styles.set(node, known);
    return known;
  };
  const isVisible = (node: Element) =>
    !node.closest('[inert], .sr, .skip-link, #sandbox') &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (node: Element) => node.getAttribute('class')?.split(' ').at(-1) ?? node.localName;
  const whereOf = (node: Element) => {
    const names: string[] = [];
    for (let at: Element | null = node; at && names.length < 3; at = at.parentElement)
      if (at.hasAttribute('class') || names.length === 0) names.push(nameOf(at));
    return names.join(' < ');
  };

  const layers: Element[] = [];
  function layerOf(node: Element): number {
    let at: Element | null = node;
    while (
      at &&
      !['fixed', 'sticky'].includes(styleOf(at).position) &&
      !at.matches('dialog, [data-popover]')
    )
      at = at.parentElement;
    if (!at) return -1;
    if (!layers.includes(at)) layers.push(at);
    return layers.indexOf(at);
  }

  interface Window {
    box: Box;
    scrolls: boolean;
  }
  const windows = new Map<Element, Window | null>();
  function windowOf(node: Element): Window | null {
    const known = windows.get(node);
    if (known !== undefined) return known;
    const { overflowX, overflowY, clipPath } = styleOf(node);
    const rect = node.getBoundingClientRect();
    const isOpen = overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none';
    const found = isOpen
      ? null
      : { box: boxOf(rect), scrolls: /auto|scroll/.test(overflowX + overflowY) };
    windows.set(node, found);
    return found;
  }
  /** Elements whose overflow cuts a node off, inner ones first. */
  function windowsAround(node: Element): Window[] {
    const found: Window[] = [];
    let skips = false;
    for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
      const { position } = styleOf(at);
      const window = skips && position === 'static' ? null : windowOf(at);
      if (position !== 'static') skips = false;
      if (window) found.push(window);
      if (position === 'fixed') break;
      if (position === 'absolute') skips = true;
    }
    return found;
  }
  const shownOf = (box: Box, around: readonly Window[]) =>
    around.reduce((rest, { box: frame }) => common(rest, frame), box);

  function withoutPadding(node: Element, box: Box): Box {
    const style = styleOf(node);
    return {
      left: box.left + Number.parseFloat(style.paddingLeft),
      top: box.top + Number.parseFloat(style.paddingTop),
      right: box.right - Number.parseFloat(style.paddingRight),
      bottom: box.bottom - Number.parseFloat(style.paddingBottom),
    };
  }

  /** The inner box of the card, list item or section that a text belongs to. */
  function roomOf(node: Element): Box {
    let at = node.parentElement;
    const isRoom = (one: Element) => {
      const style = styleOf(one);
      return (
        one.matches('li, article, section, main, a, button, header, footer') ||
        style.borderTopWidth !== '0px' ||
        style.boxShadow !== 'none'
      );
    };
    while (at?.parentElement && !(isRoom(at) && styleOf(at).display !== 'inline'))
      at = at.parentElement;
    const room = at ?? document.body;
    return withoutPadding(room, boxOf(room.getBoundingClientRect()));
  }

  const controlNodes = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isVisible);
  const placeOf = new Map(controlNodes.map((node, index) => [node, index]));
  function controlsAround(node: Element): number[] {
    const found: number[] = [];
    for (let at: Element | null = node; at; at = at.parentElement) {
      const place = placeOf.get(at as HTMLElement);
      if (place !== undefined) found.push(place);
      const input = at.localName === 'label' ? (at as HTMLLabelElement).control : null;
      const named = input ? placeOf.get(input) : undefined;
      if (named !== undefined) found.push(named);
    }
    return found;
  }

  /** Joins the boxes of one line, e.g. those of bidirectional text. */
  function linesOf(rects: readonly DOMRect[]): Box[] {
    const lines: Box[] = [];
    for (const rect of rects) {
      if (rect.width < 0.5) continue;
      const box = boxOf(rect);
      const last = lines.at(-1);
      if (!last || Math.abs(last.top - box.top) > box.bottom - box.top - 4) lines.push(box);
      else {
        last.left = Math.min(last.left, box.left);
        last.right = Math.max(last.right, box.right);
      }
    }
    return lines;
  }

  function breaksOf(node: Text, count: number): number[] {
    const range = document.createRange();
    const linesUpTo = (end: number) => {
      range.setStart(node, 0);
      range.setEnd(node, end);
      return linesOf([...range.getClientRects()]).length;
    };
    return Array.from({ length: count - 1 }, (_, line) => {
      let [low, high] = [0, node.data.length];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (linesUpTo(middle) > line + 1) high = middle;
        else low = middle + 1;
      }
      return low - 1;
    });
  }

  function textBox(node: Text): TextBox | null {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !isVisible(parent)) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = linesOf([...range.getClientRects()]);
    const around = windowsAround(parent);
    const isForScreenReaders = around.some(({ box }) => box.right - box.left < 2);
    if (isForScreenReaders) return null;
    const shown = lines.map((line) => shownOf(line, around)).filter((line) => areaOf(line) > 0);
    if (shown.length === 0) return null;
    const area = (list: readonly Box[]) => list.reduce((sum, line) => sum + areaOf(line), 0);
    const clip = around.findIndex(({ scrolls }) => scrolls);
    const fixed = clip < 0 ? around : around.slice(0, clip);
    const scrolling = clip < 0 ? [] : around.slice(clip);
    // The marks above and below letters may reach over an edge.
    const inner = (line: Box) => {
      const rest = (line.bottom - line.top) * 0.2;
      return { ...line, top: line.top + rest, bottom: line.bottom - rest };
    };
    const isThrough = lines.map(inner).some((line) => {
      const { top, bottom } = shownOf(line, fixed);
      const share = (bottom - top) / (line.bottom - line.top);
      return share > 0.1 && share < 0.9;
    });
    const visible = area(lines.map((line) => shownOf(inner(line), fixed))) / area(lines.map(inner));
    const [frame] = fixed;
    // What is beside a text at the edge of a list that scrolls is not known.
    const isWhole = frame && areaOf(frame.box) - areaOf(shownOf(frame.box, scrolling)) < 1;
    return {
      text: node.data,
      where: whereOf(parent),
      lines: shown,
      breaks: lines.length > 1 ? breaksOf(node, lines.length) : [],
      cut:
        visible < 0.98 && isWhole
          ? {
              visible,
              clip: frame.box,
              room: roomOf(parent),
              isOneLine: lines.length === 1,
              isThrough,
            }
          : null,
      layer: layerOf(parent),
      controls: controlsAround(parent),
    };
  }

  const texts: TextBox[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('#root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const box = textBox(walker.currentNode as Text);
    if (box) texts.push(box);
  }

  const shape = (node: Element): RoundBox => {
    const { width, height } = node.getBoundingClientRect();
    return { where: whereOf(node), width: round(width), height: round(height) };
  };
  const all = [...document.querySelectorAll('#root *')].filter(isVisible);
  const pictures = all.filter((node) => node.matches('img, svg, video'));
  const isBent = (node: Element) => {
    if (!(node instanceof HTMLImageElement) || !node.naturalWidth) return false;
    const { width, height } = node.getBoundingClientRect();
    const ratio = node.naturalWidth / node.naturalHeight;
    return (
      height > 0 &&
      styleOf(node).objectFit === 'fill' &&
      Math.abs(width / height / ratio - 1) > 0.05
    );
  };
  return {
    texts,
    controls: controlNodes.map((node, index) => {
      const whole = boxOf(node.getBoundingClientRect());
      const box = shownOf(whole, windowsAround(node));
      const isField = node.matches('input, textarea, select');
      return {
        name: (node.ariaLabel ?? node.innerText ?? '').slice(0, 40),
        where: whereOf(node),
        box,
        isWhole: areaOf(whole) - areaOf(box) < 1,
        inner: isField ? withoutPadding(node, whole) : box,
        layer: layerOf(node),
        around: controlsAround(node).filter((place) => place !== index),
        isInline: styleOf(node).display === 'inline',
      };
    }),
    pictures: pictures.map((node) => boxOf(node.getBoundingClientRect())),
    round: all.filter((node) => styleOf(node).borderTopLeftRadius === '50%').map(shape),
    bent: pictures.filter(isBent).map(shape),
  };
}
