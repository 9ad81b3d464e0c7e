import { describe, expect, it } from 'vitest';
import { sheetParts } from '#scripts/serve/sheets.ts';
import { classesIn, createSheetFinder, criticalCss } from '#/server/critical-css.ts';

const partFor = (css: string, ...classes: string[]) =>
  criticalCss(sheetParts(css), new Set(classes));

describe('the critical CSS of a document', () => {
  it.each([
    ['.a{x:1}', '.a{x:1}'],
    ['.b{x:1}', ''],
    ['.a .b{x:1}', ''],
    ['.a:hover,.b{x:1}', '.a:hover,.b{x:1}'],
    ['.a.b{x:1}.a{y:2}', '.a{y:2}'],
    ['.a:not(.b){x:1}', '.a:not(.b){x:1}'],
    [':is(.b .c, .d:not(.e)) .a{x:1}', ':is(.b .c, .d:not(.e)) .a{x:1}'],
    ['.a[href$=".pdf"]{x:1}', '.a[href$=".pdf"]{x:1}'],
    ['ul,[data-on],:root{x:1}', 'ul,[data-on],:root{x:1}'],
    ['@media (min-width:9px){.a{x:1}.b{x:1}}', '@media (min-width:9px){.a{x:1}}'],
    ['@media (min-width:9px){.b{x:1}}', ''],
    ['@keyframes spin{to{rotate:1turn}}.a{x:1}', '@keyframes spin{to{rotate:1turn}}.a{x:1}'],
    ['@import "x.css";.a{x:1}', '@import "x.css";.a{x:1}'],
    ['/* why */.a{x:1}', '.a{x:1}'],
  ])('%s', (css, part) => expect(partFor(css, 'a')).toBe(part));

  it('collects the classes of a document', () => {
    expect([...classesIn('<p class="a b"><i data-class="c" class="d">class="e"</i></p>')]).toEqual(
      expect.arrayContaining(['a', 'b', 'd']),
    );
    expect(classesIn('<p data-x="1">').size).toBe(0);
  });
});

describe('the sheets of components that are loaded later', () => {
  const find = createSheetFinder(
    new Map([
      ['page.css', sheetParts('.page .icon{x:1}')],
      ['base.css', sheetParts('.icon{x:1}')],
      ['late.css', sheetParts('@media print{.late{x:1}}.late__row .icon{x:1}')],
    ]),
  );
  const listed = new Set(['page.css', 'base.css']);

  it('are found by their classes', () => {
    expect(find(new Set(['page', 'late', 'late__row']), listed)).toEqual(['late.css']);
  });

  it('are not found by classes of the listed sheets, or of none', () => {
    expect(find(new Set(['icon', 'unstyled']), listed)).toEqual([]);
  });
});
