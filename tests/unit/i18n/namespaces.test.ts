import { expect, it } from 'vitest';
import { missingInFrame } from '#scripts/contract/callers.ts';
import type { ModuleGraph, SourceModule } from '#scripts/contract/module-graph.ts';
import { neededTexts } from '#scripts/contract/page-texts.ts';

it('no key of the frame is shown before its texts are loaded', () => {
  expect(missingInFrame()).toEqual(new Map());
});

const module = (more: Partial<SourceModule>): SourceModule => ({
  imports: [],
  onDemand: [],
  literals: [],
  loads: [],
  calls: [],
  bindings: new Map(),
  ...more,
});
const graph: ModuleGraph = new Map([
  ['page.tsx', module({ imports: ['button.tsx', 'dialog.tsx'], onDemand: ['dialog.tsx'] })],
  ['button.tsx', module({ literals: ['cart.add', 'no.key'] })],
  ['dialog.tsx', module({ imports: ['title.tsx'], loads: ['order'], literals: ['pay.now'] })],
  ['title.tsx', module({ literals: ['order.title', 'site.name'] })],
]);
const keys = new Map([
  ['cart.add', 'trade'],
  ['pay.now', 'pay'],
  ['order.title', 'order'],
  ['site.name', 'common'],
]);
const needed = (files: string[], given = ['common'], done: string[] = []) =>
  Object.fromEntries(neededTexts({ graph, keys }, files, new Set(given), new Set(done)));

it('a page needs the texts of all it imports, and of parts that do not load theirs', () => {
  expect(needed(['page.tsx'])).toEqual({
    trade: new Set(['button.tsx']),
    pay: new Set(['dialog.tsx']),
  });
});

it('what was loaded before is not needed again', () => {
  expect(needed(['page.tsx'], ['common', 'trade'], ['dialog.tsx'])).toEqual({});
});

it('texts that a part loads are not there for the page around it', () => {
  expect(needed(['title.tsx', 'page.tsx'])).toMatchObject({ order: new Set(['title.tsx']) });
});
