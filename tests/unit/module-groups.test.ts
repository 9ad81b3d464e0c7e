import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { type Graph, groupModules, withImports } from '#scripts/vite/module-groups.ts';

const graphOf = (modules: Record<string, { imports?: string[]; size?: number }>): Graph =>
  new Map(
    Object.entries(modules).map(([id, { imports = [], size = 100 }]) => [id, { imports, size }]),
  );

const grouped = (graph: Graph, pages: readonly string[], scriptBytes: number) =>
  groupModules(
    graph,
    pages.map((page) => ({ modules: withImports(graph, [page]), weight: 1 })),
    scriptBytes,
  ).map((ids) => ids.toSorted().join(' '));

/** Whether a group imports itself through others: then it cannot be evaluated in order. */
function isCyclic(graph: Graph, groups: readonly (readonly string[])[]): boolean {
  const groupOf = new Map(groups.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
  const importsOf = (index: number) =>
    new Set(
      (groups[index] ?? [])
        .flatMap((id) => graph.get(id)?.imports ?? [])
        .map((id) => groupOf.get(id))
        .filter((other) => other !== undefined && other !== index),
    );
  const reaches = (from: number, to: number, seen: Set<number>): boolean =>
    [...importsOf(from)].some((next) => {
      if (next === undefined || seen.has(next)) return false;
      return next === to || reaches(next, to, seen.add(next));
    });
  return groups.some((_, index) => reaches(index, index, new Set()));
}

describe('groups of modules', () => {
  const graph = graphOf({
    home: { imports: ['card', 'hero'] },
    list: { imports: ['card', 'sort'] },
    card: { imports: ['price', 'stars'] },
    price: {},
    stars: {},
    hero: {},
    sort: { size: 5000 },
  });

  it('have the modules that the same pages need', () => {
    expect(grouped(graph, ['home', 'list'], 0)).toEqual([
      'hero home',
      'card price stars',
      'list sort',
    ]);
  });

  it('are merged where a script less saves more than it loads in vain', () => {
    expect(grouped(graph, ['home', 'list'], 250)).toEqual([
      'card hero home price stars',
      'list sort',
    ]);
  });

  it('have nothing in vain for a load that is frequent', () => {
    const often = [
      { modules: withImports(graph, ['home']), weight: 20 },
      { modules: withImports(graph, ['card']), weight: 1 },
    ];
    const groups = (weight: number) =>
      groupModules(graph, [often[0]!, { ...often[1]!, weight }], 150).map((ids) =>
        ids.toSorted().join(' '),
      );
    expect(groups(1)).toEqual(['card hero home price stars']);
    expect(groups(10)).toEqual(['card hero home price stars']);
    expect(groups(40)).toEqual(['hero home', 'card price stars']);
  });

  it('count what the other module imports', () => {
    const imports = graphOf({
      home: { imports: ['card', 'heart'] },
      list: { imports: ['card'] },
      card: { size: 300 },
      heart: { imports: ['store'] },
      store: { size: 9000 },
      account: { imports: ['store'] },
    });
    const scripts = groupModules(
      imports,
      [
        { modules: withImports(imports, ['home']), weight: 1 },
        { modules: withImports(imports, ['list']), weight: 1 },
        { modules: withImports(imports, ['account']), weight: 5 },
      ],
      1000,
    );
    // A list with the heart would load the store.
    expect(scripts.find((ids) => ids.includes('card'))).not.toContain('heart');
  });

  it('are not merged around a third one', () => {
    const chain = graphOf({
      page: { imports: ['middle', 'last'] },
      other: { imports: ['last'] },
      middle: { imports: ['last'], size: 9000 },
      last: { size: 10 },
      part: { imports: ['middle'] },
    });
    const groups = groupModules(
      chain,
      ['page', 'other', 'part'].map((id) => ({ modules: withImports(chain, [id]), weight: 1 })),
      2000,
    );
    expect(isCyclic(chain, groups)).toBe(false);
  });

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'have each module once, in an order of evaluation (graph %i)',
    (seed) => {
      faker.seed(seed);
      const ids = Array.from({ length: 40 }, (_, index) => `module ${index}`);
      const random: Graph = new Map(
        ids.map((id, index) => [
          id,
          {
            imports: faker.helpers.arrayElements(ids.slice(index + 1), { min: 0, max: 4 }),
            size: faker.number.int({ max: 4000 }),
          },
        ]),
      );
      const loads = Array.from({ length: 8 }, () => ({
        modules: withImports(random, faker.helpers.arrayElements(ids, { min: 1, max: 3 })),
        weight: faker.number.float({ min: 0.1, max: 30 }),
      }));
      const groups = groupModules(random, loads, 1000);
      const needed = new Set(loads.flatMap(({ modules }) => [...modules]));
      expect(groups.flat().toSorted()).toEqual([...needed].toSorted());
      expect(isCyclic(random, groups)).toBe(false);
    },
  );
});
