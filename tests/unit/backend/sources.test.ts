import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE =
  /Source: (?:recordings? \d|fact sheet of (?:the catalogue|orders), |findings |see `)/;

/** Exported names of a file, each with the comment before it. */
const exportsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:const|function|async function|interface|type) (\w+)/gm,
    ),
  ].map(([, comment = '', name]) => ({
    name: `${file} ${name}`,
    // A sentence may continue in the next line.
    comment: comment.replaceAll(/\s*\n \* ?/g, ' '),
  }));

it('what is known of backends says where it was seen', () => {
  const all = globSync('src/backend/*.ts').flatMap(exportsOf);
  expect(all.length).toBeGreaterThan(15);
  const unknown = all.filter(({ comment }) => !SOURCE.test(comment));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
