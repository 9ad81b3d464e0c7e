/** Fails on words that are not field terms, in comments, names, test titles and documents. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** Banned words, and the field terms to use in their place. */
const banned: [pattern: RegExp, instead: string][] = [
  [/\b(told|tells?|telling)\b/gi, 'report, notify, show, announce, state'],
  [/\bhea(r|rs|rd|ring)\b/gi, 'receive, be notified, observe'],
  [/\banew\b/gi, 'again, re-render, reload, restart'],
  [/\b(re)?(draw|draws|drawn|drawing)\b(?! Image\b)/gi, 'render, re-render, mount'],
  [/\b(?<!keep[- ])alive\b/gi, 'hydrated, running, healthy'],
  [/\bwhoever\b/gi, 'the caller, the user, the component that'],
  [/\b(somebody|nobody)('s|’s)?\b/gi, 'a user, another member, no caller, none'],
  [/\b(un)?mend(s|ed|ing|able)?\b/gi, 'fix, normalize, repair, recover'],
  [/\b(go|goes|going|went) on\b(?! sale)/gi, 'continue, proceed'],
  [/\b(ask|asks|asked|asking) for\b/gi, 'request'],
  [/\bstand(s|ing)? (in|on|at|there|here|as|beside|under|above|before|last|first)\b/gi, 'is'],
];

/** Texts for shoppers, files made by a generator, and the code that draws the market's pictures. */
const skipped = [
  /^generated\//,
  /^locales\//,
  /^mocks\/(demo\/catalogue|market\/texts)\//,
  /^mocks\/pictures\//,
  /^public\//,
  /^scripts\/words\.ts$/,
  /^tests\/static\//,
  /^package-lock\.json$/,
];

/** Splits names at capitals and underscores: `isToBeTold` has the words of "is To Be Told". */
const split = (line: string) => line.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_]/g, ' ');

interface Finding {
  line: number;
  word: string;
  instead: string;
}

/** Every banned word of a text, with its line (from 1). */
export function findWords(text: string): Finding[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = split(raw);
    return banned.flatMap(([pattern, instead]) =>
      [...line.matchAll(pattern)].map((match) => ({ line: index + 1, word: match[0], instead })),
    );
  });
}

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|js|css|ya?ml|md|json|html|conf)$/.test(file))
    .filter((file) => !skipped.some((pattern) => pattern.test(file)))
    .filter((file) => existsSync(join(root, file)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  const files = listFiles().filter(
    (file) => only.length === 0 || only.some((folder) => file.startsWith(folder)),
  );
  let count = 0;
  for (const file of files) {
    for (const { line, word, instead } of findWords(readFileSync(join(root, file), 'utf8'))) {
      console.log(`${file}:${String(line)} "${word}": ${instead}`);
      count += 1;
    }
  }
  console.log(`${String(count)} banned words in ${String(files.length)} files`);
  process.exitCode = count === 0 ? 0 : 1;
}
