/**
 * Fails on styles that are not scoped, on colours and motion that are no tokens, on names that lead nowhere, on sizes that do
 * not grow with the text, and on selectors that slow down every change of a page.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { costlyHas } from './styles/costly-has.ts';
import { unsetProperties } from './styles/custom-properties.ts';
import { freeMotion } from './styles/motion.ts';
import { fixedSizes } from './styles/text-sizes.ts';
import { scopedName } from './vite/scoped-name.ts';

const root = join(import.meta.dirname, '..');
const BASE = 'src/ui/base.css';
const TOKENS = 'src/ui/tokens.css';

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(/i;
const GLOBAL = /:global\(([^()]|\([^()]*\))*\)/g;
const UI_SHEET = /import (?:\* as \w+ from )?'(#\/ui\/[\w-]+\.module\.css)'/g;
const CLASS = /\.([a-z][\w-]*)/gi;

const namesIn = (text: string) => [...text.matchAll(CLASS)].map(([, name = '']) => name);

/** Custom properties that no sheet or script reads. */
function unusedTokens(tokens: string, texts: readonly string[]): string[] {
  const read = new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*(?![\w-]|:)/g) ?? []));
  return [...tokens.matchAll(/^\s+(--[\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !read.has(name));
}

interface Sheet {
  file: string;
  /** names that scripts may use */
  locals: Set<string>;
  /** class names of other sheets */
  globals: Set<string>;
  hasColor: boolean;
  /** declarations whose times or curves are no tokens */
  motion: string[];
  /** selectors with `:has()` that slow down every change of a page */
  costly: string[];
  /** what does not grow with the text size of the browser */
  fixed: string[];
}

function readSheet(file: string, text: string): Sheet {
  const parsed = postcss.parse(text);
  const sheet: Sheet = {
    file,
    locals: new Set(),
    globals: new Set(),
    hasColor: false,
    motion: freeMotion(parsed),
    costly: costlyHas(parsed),
    fixed: fixedSizes(parsed),
  };
  parsed.walkRules(({ selector }) => {
    for (const part of selector.match(GLOBAL) ?? [])
      for (const name of namesIn(part)) sheet.globals.add(name);
    for (const name of namesIn(selector.replaceAll(GLOBAL, ''))) sheet.locals.add(name);
  });
  parsed.walkDecls(({ value }) => {
    if (COLOR.test(value.replaceAll(/url\([^)]*\)/g, ''))) sheet.hasColor = true;
  });
  return sheet;
}

/** Names that a script takes from each module it imports, by file. */
function usedNames(file: string, text: string): [sheet: string, name: string][] {
  return [...text.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = path.startsWith('#/')
        ? `src/${path.slice(2)}`
        : join(file, '..', path).replaceAll('\\', '/');
      const uses = text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
      return [...uses].map(([, name = '']): [string, string] => [sheet, name]);
    },
  );
}

/** Class names written as text. */
const writtenNames = (text: string): string[] =>
  [...text.matchAll(/\bclassName="([^"]*)"|\bcx\((?:'([^']*)'|[^()']*, '([^']*)')/g)]
    .flatMap(([, one, two, three]) => (one ?? two ?? three ?? '').split(' '))
    .filter((name) => name !== '');

function problemsIn(sheets: readonly Sheet[], scripts: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const utilities = sheets.find(({ file }) => file === BASE)?.locals ?? new Set();
  const used = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const [file, text] of scripts) {
    for (const [sheet, name] of usedNames(file, text))
      used.set(sheet, (used.get(sheet) ?? new Set()).add(name));
    if (!file.startsWith('src/ui/'))
      for (const [, sheet] of text.matchAll(UI_SHEET)) problems.push(`${file}: imports ${sheet}`);
    for (const name of writtenNames(text))
      if (!utilities.has(name)) problems.push(`${file}: "${name}" is no utility of ${BASE}`);
  }
  for (const { file, locals, globals, hasColor, motion, costly, fixed } of sheets) {
    for (const one of fixed) problems.push(`${file}: "${one}" does not grow with the text`);
    for (const one of costly) problems.push(`${file}: "${one}" names no element after :has()`);
    if (file === TOKENS) continue;
    if (hasColor) problems.push(`${file}: sets a colour that is no token`);
    for (const one of motion) problems.push(`${file}: "${one}" uses no token`);
    if (file === BASE) continue;
    if (!file.endsWith('.module.css')) problems.push(`${file}: is not a CSS module`);
    for (const name of globals)
      if (!utilities.has(name)) problems.push(`${file}: reaches into .${name}`);
    const uses = used.get(file) ?? new Set();
    for (const name of locals) if (!uses.has(name)) problems.push(`${file}: .${name} is unused`);
    for (const name of uses) if (!locals.has(name)) problems.push(`${file}: has no .${name}`);
    const scope = scopedName('', file);
    if (names.has(scope)) problems.push(`${file}: has the name of ${names.get(scope)}`);
    if (locals.has('root') && utilities.has(scopedName('root', file)))
      problems.push(`${file}: its root has the name of a utility`);
    names.set(scope, file);
  }
  return problems;
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root });
const files = listed
  .toString()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const unused = unusedTokens(read(TOKENS), [...sheets, ...scripts].map(read));
const problems = [
  ...problemsIn(
    sheets.map((file) => readSheet(file, read(file))),
    new Map(scripts.map((file) => [file, read(file)])),
  ),
  ...unsetProperties(new Map([...sheets, ...scripts].map((file) => [file, read(file)]))),
  ...unused.map((name) => `${TOKENS}: ${name} is unused`),
];
for (const problem of problems) console.log(problem);
console.log(`${String(problems.length)} problems in ${String(sheets.length)} style sheets`);
process.exitCode = problems.length === 0 ? 0 : 1;
