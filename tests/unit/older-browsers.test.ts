// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode } from 'postcss';
import { expect, it } from 'vitest';
import { lacking, newStyles, olderNames } from '#tests/e2e/lacking.ts';

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

/** Without them a page looks plainer, takes longer to lay out, or has a system's own scroll bar; nothing is lost. */
const ENHANCEMENTS = [
  '@property',
  'contain-intrinsic-block-size',
  'contain-intrinsic-size',
  'content-visibility',
  'forced-color-adjust',
  'overflow-clip-margin',
  'reading-flow',
  'resize',
  'scroll-initial-target',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
  'view-transition-name',
];
/** Of one engine each, in rules of their own: an unknown one drops the whole rule. */
const OF_ONE_ENGINE = /::(view-transition[\w-]*|-(moz|webkit)-[\w-]+)(\([^)]*\))?/g;

const words = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);

function newIn(node: ChildNode): string[] {
  if (node.type === 'decl')
    return [
      ...(newStyles.properties.has(node.prop) ? [node.prop] : []),
      ...words(node.value, /([a-z][\w-]*)\(/g).filter((name) => newStyles.functions.has(name)),
      ...words(node.value, /\d([a-z]+)\b/g).filter((name) => newStyles.units.has(name)),
    ];
  if (node.type === 'atrule')
    return [`@${node.name}`, ...words(node.params, /\(\s*([a-z-]+)/g)].filter((name) =>
      newStyles.rules.has(name.replace('@', '')),
    );
  if (node.type !== 'rule') return [];
  const isNested = node.parent?.type === 'rule';
  const used = words(node.selector.replaceAll(OF_ONE_ENGINE, ''), /::?([a-z-]+)/g);
  return [
    ...(isNested ? ['nesting'] : []),
    ...used.filter((name) => newStyles.selectors.has(name)).map((name) => `:${name}`),
  ];
}

it('no style that the oldest browsers lack is more than an enhancement', () => {
  const found = globSync('src/**/*.css').flatMap((file) => {
    const names: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walk((node) => void names.push(...newIn(node)));
    return [...new Set(names)]
      .filter((name) => !ENHANCEMENTS.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
