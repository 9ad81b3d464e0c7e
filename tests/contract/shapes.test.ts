import { expect, it } from 'vitest';
import { answers, type Shape, schemas } from '#generated/shapes.ts';

const namesIn = (shape: Shape): string[] => {
  if (typeof shape === 'string') return [];
  if (!Array.isArray(shape)) return Object.values(shape).flatMap(namesIn);
  const [kind, inner] = shape as readonly [string, Shape];
  return kind === 'of' ? [inner as string] : namesIn(inner);
};

const names = [...Object.values(answers), ...Object.values(schemas)].flatMap(namesIn);

it('the shapes of answers refer to a schema by name only if that is shorter', () => {
  const single = Object.entries(schemas).filter(
    ([name, shape]) =>
      typeof shape === 'string' || names.filter((other) => other === name).length < 2,
  );
  expect(single.map(([name]) => name)).toEqual([]);
});

it('the shapes of answers refer to schemas that exist', () => {
  expect(names.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
});
