import { describe, expect, it } from 'vitest';
import type { ControlBox, Measured, TextBox } from '#tests/e2e/look/measured.ts';
import { findFaults } from '#tests/e2e/look/rules.ts';

const boxAt = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const textAt = (text: string, left: number, top: number, more: Partial<TextBox> = {}): TextBox => ({
  text,
  where: 'p',
  lines: [boxAt(left, top, text.length * 8, 20)],
  breaks: [],
  cut: null,
  layer: -1,
  controls: [],
  ...more,
});

const controlAt = (name: string, left: number, top: number, size: number): ControlBox => {
  const box = boxAt(left, top, size, size);
  return {
    name,
    where: 'a',
    box,
    inner: box,
    isWhole: true,
    layer: -1,
    around: [],
    isInline: false,
  };
};

const page = (parts: Partial<Measured>): Measured => ({
  texts: [],
  controls: [],
  pictures: [],
  round: [],
  bent: [],
  ...parts,
});

const cut = (visible: number, isOneLine: boolean, roomWidth: number, roomHeight = 20) => ({
  visible,
  isOneLine,
  isThrough: false,
  clip: boxAt(0, 0, 100, 20),
  room: boxAt(0, 0, roomWidth, roomHeight),
});

const NAME = 'A name of twenty-six letters';

describe('the rules for measured pages', () => {
  it('accept texts and controls beside each other', () => {
    const measured = page({
      texts: [textAt('Name', 0, 0), textAt('Price', 0, 20)],
      controls: [controlAt('Add', 100, 0, 44)],
    });
    expect(findFaults(measured)).toEqual([]);
  });

  it.each<[string, Partial<Measured>]>([
    ['a text over a text', { texts: [textAt('One', 0, 0), textAt('Two', 10, 4)] }],
    [
      'a text over a control that is not around it',
      { texts: [textAt('Label', 0, 0)], controls: [controlAt('Get', 30, 0, 44)] },
    ],
    ['a line that is cut to little', { texts: [textAt(NAME, 0, 0, { cut: cut(0.4, true, 100) })] }],
    [
      'lines that are cut to a few letters',
      { texts: [textAt(NAME, 0, 0, { cut: cut(0.5, false, 100) })] },
    ],
    [
      'a line that is cut beside free room',
      { texts: [textAt(NAME, 0, 0, { cut: cut(0.9, true, 180) })] },
    ],
    [
      'a line that is cut above a free one',
      { texts: [textAt(NAME, 0, 0, { cut: cut(0.9, true, 100, 60) })] },
    ],
    [
      'a line that is cut through its letters',
      { texts: [textAt(NAME, 0, 0, { cut: { ...cut(0.9, false, 100), isThrough: true } })] },
    ],
    ['a word that breaks', { texts: [textAt('Delivered', 0, 0, { breaks: [4] })] }],
    ['a date that breaks', { texts: [textAt('2026-11-25', 0, 0, { breaks: [8] })] }],
    ['an amount that breaks', { texts: [textAt('1 234,50 $', 0, 0, { breaks: [9] })] }],
    [
      'the second of two equal dates that breaks',
      { texts: [textAt('2026-11-25 2026-11-25', 0, 0, { breaks: [19] })] },
    ],
    ['an oval', { round: [{ where: 'avatar', width: 32, height: 40 }] }],
    ['a bent picture', { bent: [{ where: 'img', width: 64, height: 80 }] }],
    [
      'controls over one another',
      { controls: [controlAt('One', 0, 0, 30), controlAt('Two', 16, 0, 30)] },
    ],
  ])('report %s', (_, parts) => {
    expect(findFaults(page(parts))).toHaveLength(1);
  });

  it('accept a break between words, and within a long word', () => {
    const measured = page({
      texts: [
        textAt('On 2026-11-25 at 15:44', 0, 0, { breaks: [14] }),
        textAt('Lorem'.repeat(6), 0, 40, { breaks: [20] }),
      ],
    });
    expect(findFaults(measured)).toEqual([]);
  });

  it('do not compare layers, e.g. a bar at the lower edge', () => {
    const measured = page({ texts: [textAt('One', 0, 0), textAt('Bar', 0, 0, { layer: 0 })] });
    expect(findFaults(measured)).toEqual([]);
  });
});
