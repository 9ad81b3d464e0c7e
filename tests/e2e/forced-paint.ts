/**
 * Runs in the page, with forced colours: they drop grounds, gradients, shadows and the colours of single sides of a
 * border. What was painted by these alone has to be painted in another way.
 * @returns what is lost, by kind of element, and the kinds that were looked at; those in `known` are left out
 */
export function findLostPaint(known: readonly string[]): { lost: string[]; kinds: string[] } {
  type Color = [red: number, green: number, blue: number, alpha: number];
  /** What an element or one of its pseudo elements paints; null if it has no box. */
  interface Paint {
    ground: Color;
    hasPicture: boolean;
    hasGradient: boolean;
    isMasked: boolean;
    /** visible colours of the sides of the border, and of the outline */
    lines: Color[];
    /** a side of the border is transparent, another is not, e.g. in an arrow */
    isTriangle: boolean;
    hasShadow: boolean;
    text: string;
    area: number;
  }
  const PSEUDO = ['', '::before', '::after'] as const;
  type Pseudo = (typeof PSEUDO)[number];
  const CONTROLS =
    'a[href], button, summary, [role=button], [role=tab], [role=option], [role=switch], [role=slider]';
  const FIELDS =
    'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea';
  /** Least contrast of what is no text, as WCAG 1.4.11 has it. */
  const LEAST_CONTRAST = 3;
  const SIDES = ['top', 'right', 'bottom', 'left'] as const;

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, Color>();
  function readColor(text: string): Color {
    const known = colors.get(text);
    if (known) return known;
    const color: Color = [0, 0, 0, 0];
    if (canvas) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      color.splice(0, 4, red, green, blue, alpha / 255);
    }
    colors.set(text, color);
    return color;
  }
  function luminance(color: Color): number {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(one: Color, other: Color): number {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  function paintOf(element: Element, pseudo: Pseudo): Paint | null {
    const style = getComputedStyle(element, pseudo || null);
    if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0')
      return null;
    if (pseudo && ['none', 'normal'].includes(style.content)) return null;
    const sides = SIDES.filter(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        !['none', 'hidden'].includes(style.getPropertyValue(`border-${side}-style`)),
    ).map((side) => readColor(style.getPropertyValue(`border-${side}-color`)));
    const hasOutline =
      Number.parseFloat(style.outlineWidth) > 0 && !['none', 'hidden'].includes(style.outlineStyle);
    const lines = [...sides, ...(hasOutline ? [readColor(style.outlineColor)] : [])];
    const shadows = style.boxShadow === 'none' ? [] : style.boxShadow.split(/,(?![^(]*\))/);
    const box = pseudo ? null : element.getBoundingClientRect();
    return {
      ground: readColor(style.backgroundColor),
      hasPicture: style.backgroundImage.includes('url('),
      hasGradient: style.backgroundImage.includes('gradient('),
      isMasked: style.maskImage !== 'none',
      lines: lines.filter(([, , , alpha]) => alpha > 0.1),
      isTriangle:
        sides.some(([, , , alpha]) => alpha === 0) && sides.some(([, , , alpha]) => alpha > 0),
      // A ring of the colour of the ground has no blur.
      hasShadow: shadows.some((shadow) => {
        const [, , blur = 0, spread = 0] = [...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, size]) =>
          Number(size),
        );
        return (
          !shadow.includes('rgba(0, 0, 0, 0)') && (shadow.includes('inset') ? spread : blur) > 0
        );
      }),
      text: pseudo ? style.content.replaceAll('"', '') : '',
      area: box
        ? box.width * box.height
        : Number.parseFloat(style.width) * Number.parseFloat(style.height),
    };
  }

  /** The ground that an element lies on. */
  function groundBehind(element: Element | null): Color {
    for (let at = element; at; at = at.parentElement) {
      const ground = readColor(getComputedStyle(at).backgroundColor);
      if (ground[3] > 0.5) return ground;
    }
    return readColor('Canvas');
  }

  const isLeaf = (element: Element) =>
    element.childNodes.length === 0 &&
    !element.matches(
      'img, svg *, svg, canvas, video, iframe, input, select, textarea, progress, br, hr',
    );
  const areaOf = (element: Element | null) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return width * height;
  };
  const nameOf = (element: Element) => {
    const names = [...element.classList].filter((name) => !name.includes('__is'));
    const around = element.parentElement?.closest('[class]');
    return names.length > 0 ? names.join('.') : `${around?.classList[0]} > ${element.localName}`;
  };

  /** Elements with the same classes and states on the same ground are painted alike. */
  const kindOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => `${one?.localName} ${one?.getAttribute('class')}`)
      .concat(
        [...element.attributes]
          .filter(({ name }) => /^(data-|aria-(checked|current|pressed|selected)$)/.test(name))
          .map(({ name, value }) => `${name}=${value}`),
        String(element.previousElementSibling === null),
      )
      .join(' < ');
  const skipped = new Set(known);
  const kinds = new Set<string>();
  const seen = [...document.querySelectorAll('body *')].filter((element) => {
    const kind = kindOf(element);
    if (skipped.has(kind) || kinds.has(kind)) return false;
    if (element.closest('#sandbox, .sr, [inert], iframe, .skip-link')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (areaOf(element) === 0) return false;
    kinds.add(kind);
    return true;
  });
  /** A pseudo element lies on its element, an element on its parent. */
  const behind = (element: Element, pseudo: Pseudo) =>
    groundBehind(pseudo ? element : element.parentElement);

  interface Candidate {
    element: Element;
    pseudo: Pseudo;
    isBar: boolean;
    isShape: boolean;
    isSurface: boolean;
  }
  /** With the colours of the shop. */
  const own = new CSSStyleSheet();
  own.replaceSync('*, *::before, *::after { forced-color-adjust: none !important }');
  document.adoptedStyleSheets.push(own);
  const candidates = seen.flatMap((element) =>
    PSEUDO.flatMap((pseudo): Candidate[] => {
      const paint = paintOf(element, pseudo);
      if (!paint) return [];
      const around = pseudo ? element : element.parentElement;
      const isEmpty = pseudo ? paint.text === '' : isLeaf(element);
      // What covers the box around it is a ground.
      const isPart = paint.area > 1 && paint.area < 0.9 * areaOf(around);
      const isPainted =
        (paint.ground[3] > 0.1 && contrast(paint.ground, behind(element, pseudo)) > 1.05) ||
        paint.hasGradient;
      return [
        {
          element,
          pseudo,
          isBar: isEmpty && isPart && isPainted && !paint.hasPicture,
          isShape: isEmpty && paint.isTriangle,
          isSurface: paint.hasShadow || (!isEmpty && isPainted && paint.isMasked),
        },
      ];
    }),
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);

  const isSeen = (color: Color, on: Color) =>
    color[3] > 0.1 && contrast(color, on) >= LEAST_CONTRAST;
  const hasLine = (paint: Paint | null, on: Color) =>
    paint?.lines.some((line) => isSeen(line, on)) === true;
  function hasPaint(element: Element, pseudo: Pseudo): boolean {
    const paint = paintOf(element, pseudo);
    const on = behind(element, pseudo);
    if (!paint) return false;
    if (isSeen(paint.ground, on) || hasLine(paint, on)) return true;
    return paint.hasPicture && !paint.isMasked;
  }

  const lost = new Set<string>();
  for (const { element, pseudo, isBar, isShape, isSurface } of candidates) {
    const name = nameOf(element) + pseudo;
    const now = paintOf(element, pseudo);
    if (isBar && !hasPaint(element, pseudo)) lost.add(`vanishes: ${name}`);
    if (isShape && now && !now.isTriangle) lost.add(`becomes a block: ${name}`);
    const hasOwnEdge = element.matches('img') || element.querySelector(':scope > img') !== null;
    if (isSurface && !hasOwnEdge && !hasLine(now, behind(element, pseudo)))
      lost.add(`has no edge: ${name}`);
  }
  for (const control of seen.filter((element) => element.matches(CONTROLS))) {
    const isShown =
      control.textContent.trim() !== '' ||
      control.querySelector('img, svg, canvas, video') !== null ||
      PSEUDO.some((pseudo) => hasPaint(control, pseudo)) ||
      [...control.querySelectorAll('*')].some((part) => hasPaint(part, ''));
    if (!isShown) lost.add(`control without anything: ${nameOf(control)}`);
  }
  for (const field of seen.filter((element) => element.matches(FIELDS))) {
    const around = [field, field.parentElement, field.parentElement?.parentElement];
    const hasEdge = around.some((box) => box && hasLine(paintOf(box, ''), groundBehind(box)));
    if (!hasEdge) lost.add(`field without an edge: ${nameOf(field)}`);
  }
  for (const icon of seen.filter((element) => element.matches('svg'))) {
    const on = groundBehind(icon);
    const shapes = [
      ...icon.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse'),
    ];
    const isShown = shapes.some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((color) => color !== 'none' && isSeen(readColor(color), on));
    });
    if (shapes.length > 0 && !isShown) lost.add(`icon cannot be seen: ${nameOf(icon)}`);
  }
  return { lost: [...lost], kinds: [...kinds] };
}
