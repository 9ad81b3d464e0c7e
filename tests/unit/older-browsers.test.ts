// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lacking, olderNames } from '#tests/e2e/lacking.ts';

/** What is used only if it is there. */
const GUARDED = [
  'Document.startViewTransition',
  'Element.startViewTransition',
  'AbortSignal.any',
  'Intl.Segmenter',
  'Navigator.share',
];
/** Our own functions have this name. */
const OURS = ['Navigator.login'];

it('browsers run nothing that the oldest of them lack', () => {
  const older = olderNames();
  const dot = String.raw`\.`;
  // A method by its name alone, unless an older one has the same name.
  const members = lacking().flatMap(([owner, name, isStatic]): [string, RegExp][] => {
    if ([...GUARDED, ...OURS].includes(`${owner}.${name}`)) return [];
    if (owner === 'window') return [[name, new RegExp(`\\bnew ${name}\\(`)]];
    if (isStatic) return [[`${owner}.${name}`, new RegExp(`\\b${owner}${dot}${name}\\b`)]];
    return older.has(name) ? [] : [[`${owner}.${name}`, new RegExp(`${dot}${name}\\(`)]];
  });
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^server\b/.test(file),
  );
  const found = files.flatMap((file) => {
    const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return members.filter(([, pattern]) => pattern.test(code)).map(([text]) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
