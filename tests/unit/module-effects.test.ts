import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** What starts something when it is loaded: entries, pages, and the client that every page needs. */
const STARTS = [
  'src/main.tsx',
  'src/server/**',
  'src/field/measure.ts',
  'src/api/http.ts',
  'src/pages/**/page.tsx',
];

// An assignment, e.g. of a function that is provided, starts nothing.
it('modules run nothing when they are loaded: the build puts them into scripts of other pages', () => {
  const starts = new Set(globSync(STARTS));
  const running = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !starts.has(file))
    .filter((file) =>
      parseSync(file, readFileSync(file, 'utf8')).program.body.some(
        (statement) =>
          statement.type === 'ExpressionStatement' &&
          statement.expression.type !== 'AssignmentExpression',
      ),
    );
  expect(running).toEqual([]);
});
