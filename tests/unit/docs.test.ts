import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { usage } from '#scripts/conformance/options.ts';
import packageJson from '../../package.json' with { type: 'json' };

const pages = globSync('{.,docs/**,openapi,mocks,scripts/conformance,deploy}/*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** As GitHub makes it from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it('links of the docs lead to files and headings that exist', () => {
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = '']) => ({ file, to })),
  );
  const broken = links.filter(({ file, to }) => {
    const [path = '', anchor] = to.split('#');
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

const entry = readFileSync('scripts/run.mjs', 'utf8');
/** Names of files in `scripts`, or of subcommands. */
const isKnown = (command: string, sub: string) =>
  sub === '' ||
  existsSync(`scripts/${command}.ts`) ||
  new RegExp(`^ {2}${command}: \\{[^}]*\\b${sub}:`, 'm').test(entry);

it('commands of the docs exist', () => {
  const unknown = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)(?: ([a-z]+)\b)?/g)]
      .filter(([, name = '', sub]) => !(name in packageJson.scripts) || !isKnown(name, sub ?? ''))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

const unindented = (text: string) => text.replaceAll(/^ +/gm, '');

it('code of the docs that names a file is in that file, which a test runs', () => {
  const blocks = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^```ts (\S+)\n(.+?)^```$/gms)].map(([, from = '', code = '']) => ({
      file,
      from,
      code,
    })),
  );
  const stale = blocks.filter(
    ({ from, code }) => !unindented(readFileSync(from, 'utf8')).includes(unindented(code)),
  );
  expect(blocks.length).toBeGreaterThan(4);
  expect(stale).toEqual([]);
});

it('the README of the conformance tool has all its options', () => {
  const options = [...usage('conformance').matchAll(/--[a-z-]+/g)].map(([option]) => option);
  const readme = readFileSync('scripts/conformance/README.md', 'utf8');
  expect(options.length).toBeGreaterThan(10);
  expect(
    options.filter((option) => !readme.includes(`\`${option}`) && !readme.includes(` ${option} `)),
  ).toEqual([]);
});
