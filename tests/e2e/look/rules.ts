import type { Box, ControlBox, Measured, RoundBox, TextBox } from './measured.ts';

/** Free room from which a cut text is a fault, in pixels. */
const FREE = 24;
/** The least that is visible of a cut text: a share, or letters. */
const LEAST_SHARE = 0.6;
const LEAST_LETTERS = 8;
/** So many letters of a name on several lines identify the product. */
const ENOUGH_LETTERS = 20;
/** The side of the area that WCAG 2.2 gives each control. */
const TARGET = 24;
/** The longest word that has to stay whole; codes and addresses may break. */
const LONGEST_WORD = 20;

/** Dates, times, amounts, and numbers of orders and phones. */
const UNBREAKABLE =
  /\d{4}[-\u2011\u2060]+\d{2}[-\u2011\u2060]+\d{2}|\b\d{1,2}:\d{2}\b|[$€£¥฿₭]\s?\d[\d.,\s]*\d|\d[\d.,\u202f\u00a0]*[\s]?[$€£¥฿₭%]|\+\d[\d -]{6,}\d|\b\d{1,2} \p{L}{3,}\.? \d{4}|\d{4}年\d{1,2}月\d{1,2}日|\b[A-Z]{0,4}\d{10,24}\b/gu;

const overlap = (one: Box, other: Box) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** The part of a line that letters fill, without the room for marks above and below. */
function letters({ left, top, right, bottom }: Box): Box {
  const rest = (bottom - top) * 0.25;
  return { left, right, top: top + rest, bottom: bottom - rest };
}

const meets = (one: Box, other: Box) => {
  const { width, height } = overlap(one, other);
  return width > 2 && height > 1;
};

const contains = (one: Box, other: Box) =>
  one.left <= other.left + 1 &&
  one.top <= other.top + 1 &&
  one.right >= other.right - 1 &&
  one.bottom >= other.bottom - 1;

const quoted = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
const named = ({ text, where }: TextBox) => `${quoted(text)} (${where})`;
const called = ({ name, where }: ControlBox) => `${quoted(name)} (${where})`;

function findTextsOverTexts({ texts }: Measured): string[] {
  const lines = texts
    .flatMap((text) => text.lines.map((line) => ({ text, line: letters(line) })))
    .toSorted((one, other) => one.line.top - other.line.top);
  return lines.flatMap(({ text, line }, index) => {
    const found: string[] = [];
    for (let at = index + 1; (lines[at]?.line.top ?? Infinity) < line.bottom; at += 1) {
      const other = lines[at];
      if (!other || other.text === text || other.text.layer !== text.layer) continue;
      if (meets(line, other.line)) found.push(`${named(text)} lies over ${named(other.text)}`);
    }
    return found;
  });
}

function findTextsOverControls({ texts, controls }: Measured): string[] {
  return texts.flatMap((text) =>
    controls
      .filter(
        (control, place) =>
          control.layer === text.layer &&
          !text.controls.includes(place) &&
          text.lines.some((line) => meets(letters(line), control.inner)),
      )
      .map((control) => `${named(text)} lies over ${called(control)}`),
  );
}

/** The free room beside a text, within the card that it belongs to. */
function roomBeside(
  text: TextBox,
  obstacles: readonly Box[],
  { clip, room }: NonNullable<TextBox['cut']>,
) {
  const [line] = text.lines;
  if (!line) return { right: 0, isBelowFree: false };
  const height = line.bottom - line.top;
  const lowest = Math.max(...text.lines.map(({ bottom }) => bottom));
  const beside = letters({ ...line, left: clip.right, right: room.right });
  const edges = obstacles
    .filter((box) => box.right > clip.right && meets(beside, box))
    .map(({ left }) => left);
  const below: Box = { ...clip, top: lowest, bottom: lowest + height };
  return {
    right: Math.min(room.right, ...edges) - clip.right,
    isBelowFree:
      below.bottom <= room.bottom + 1 && !obstacles.some((box) => meets(letters(below), box)),
  };
}

/** What is wrong with a text of which too little is left to know what it says; null if enough is. */
function meagreIn(text: TextBox): string | null {
  if (!text.cut) return null;
  const { visible, isOneLine, isThrough } = text.cut;
  if (isThrough) return `${named(text)} is cut through its letters`;
  const count = Math.floor(text.text.trim().length * visible);
  const isMeagre = visible < LEAST_SHARE && (isOneLine || count < ENOUGH_LETTERS);
  return isMeagre || count < LEAST_LETTERS
    ? `${named(text)} is cut to ${Math.round(visible * 100)} %`
    : null;
}

const findMeagre = ({ texts }: Measured): string[] =>
  texts.map(meagreIn).filter((fault) => fault !== null);

/** Of the other cut texts, those with free room. */
function findCutBesideRoom({ texts, controls, pictures }: Measured): string[] {
  const obstaclesFor = (text: TextBox) => [
    ...texts.filter((other) => other !== text).flatMap(({ lines }) => lines),
    ...controls.filter((_, place) => !text.controls.includes(place)).map(({ box }) => box),
    ...pictures,
  ];
  return texts.flatMap((text) => {
    const { cut } = text;
    if (!cut?.isOneLine || meagreIn(text) !== null) return [];
    const { right, isBelowFree } = roomBeside(text, obstaclesFor(text), cut);
    if (right >= FREE) return [`${named(text)} is cut beside ${Math.round(right)} free px`];
    return isBelowFree ? [`${named(text)} is cut above a free line`] : [];
  });
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Words of which browsers and the segmenter know the same. In Lao they differ by the words around. */
const WORD = /^[\p{Script=Latin}\p{Script=Thai}’']+$/u;

/** How wide letters of a text are on average, in the line where they are widest. */
function letterWidth({ lines, breaks, text }: TextBox): number {
  const widths = lines.map(({ left, right }, index) => {
    const end = breaks[index] ?? text.length;
    return (right - left) / (end - (breaks[index - 1] ?? 0));
  });
  return Math.max(...widths);
}

function findBroken({ texts, room }: Measured & { room: number }): string[] {
  return texts.flatMap((text) => {
    if (text.breaks.length === 0) return [];
    const most = room / letterWidth(text);
    const breaksIn = (start: number, length: number) =>
      length < most && text.breaks.some((at) => at > start && at < start + length);
    const halves = [...words.segment(text.text)].filter(
      ({ segment, index }) =>
        WORD.test(segment) && segment.length <= LONGEST_WORD && breaksIn(index, segment.length),
    );
    const stamps = [...text.text.matchAll(UNBREAKABLE)].filter(({ 0: found, index }) =>
      breaksIn(index, found.length),
    );
    return [
      ...halves.map(({ segment }) => `${named(text)} breaks inside “${segment}”`),
      ...stamps.map(([found]) => `${named(text)} breaks inside “${found}”`),
    ];
  });
}

const isOval = ({ width, height }: RoundBox) => Math.abs(width - height) > 1;
const sized = ({ where, width, height }: RoundBox) => `${where} is ${width} by ${height}`;

const findBent = ({ round, bent }: Measured): string[] => [
  ...round.filter(isOval).map((box) => `${sized(box)}, not round`),
  ...bent.map((box) => `${sized(box)}, not the ratio of its file`),
];

/** The area around the middle of a control that belongs to it alone. */
function targetOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    left: x - TARGET / 2,
    right: x + TARGET / 2,
    top: y - TARGET / 2,
    bottom: y + TARGET / 2,
  };
}

function findCrowded({ controls }: Measured): string[] {
  const shown = controls
    .map((control, place) => ({ ...control, place }))
    .filter(
      ({ box, isInline, isWhole }) =>
        !isInline && isWhole && box.right - box.left > 1 && box.bottom - box.top > 1,
    );
  return shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter(
        (other) =>
          one.layer === other.layer &&
          !one.around.includes(other.place) &&
          !other.around.includes(one.place) &&
          !contains(one.box, other.box) &&
          !contains(other.box, one.box) &&
          (meets(targetOf(one.box), other.box) || meets(targetOf(other.box), one.box)),
      )
      .map((other) => `${called(one)} and ${called(other)} are too close`),
  );
}

/**
 * What is wrong in a page, once each.
 * @param room words that are wider than this many pixels may break
 */
export function findFaults(measured: Measured, room = Infinity): string[] {
  const found = [
    findTextsOverTexts,
    findTextsOverControls,
    findMeagre,
    findCutBesideRoom,
    findBroken,
    findBent,
    findCrowded,
  ].flatMap((rule) => rule({ ...measured, room }));
  return [...new Set(found)];
}

/** Of these, what makes a text unreadable in a window in which texts may be shortened. */
export function findUnreadableWithDots(measured: Measured): string[] {
  const found = [findTextsOverTexts, findTextsOverControls, findMeagre].flatMap((rule) =>
    rule(measured),
  );
  return [...new Set(found)];
}

/** Of these, without what is shortened by three dots to too little: it is whole where its link leads. */
export function findUnreadable(measured: Measured): string[] {
  const shortened = measured.texts.filter(({ cut }) => cut && !cut.isThrough).map(meagreIn);
  return findUnreadableWithDots(measured).filter((fault) => !shortened.includes(fault));
}
