import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { scopedName } from '../vite/scoped-name.ts';
import {
  applyToScript,
  applyToStyles,
  type Breakage,
  type StyleProbe,
  styleProbe,
} from './apply.ts';

const isSheet = (file: string) => file.endsWith('.css');

const read = (root: string, file: string) => readFileSync(join(root, file));

const listFiles = (root: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));

function write(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Removes files that a former copy had. What the copy has built, and its packages, are ignored by Git and stay. */
function removeOthers(folder: string, files: readonly string[]): void {
  const wanted = new Set(files);
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
  for (const top of tops)
    for (const file of globSync(`${top}/**/*`, { cwd: folder }))
      if (!wanted.has(file) && statSync(join(folder, file)).isFile()) rmSync(join(folder, file));
}

/** The content of a file with its breakages. Throws if one does not match. */
export function breakFile(source: string, file: string, breakages: readonly Breakage[]): string {
  const own = breakages.filter((breakage) => breakage.file === file);
  return isSheet(file) ? applyToStyles(source, own) : applyToScript(source, own);
}

/** Copies the working tree into the folder, with all breakages in its sources and the packages of this checkout. */
export function writeCopy(root: string, folder: string, breakages: readonly Breakage[]): void {
  const files = listFiles(root);
  const broken = new Set(breakages.map(({ file }) => file));
  for (const file of broken)
    if (!files.includes(file)) throw new Error(`${file} of the table of breakages does not exist`);
  for (const file of files) {
    const content = read(root, file);
    const text = broken.has(file) && breakFile(content.toString(), file, breakages);
    write(join(folder, file), text === false ? content : Buffer.from(text));
  }
  removeOthers(folder, files);
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'dir');
}

/** Builds the copy, if its sources have changed since. */
export function buildCopy(folder: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The shop with breakages could not be built');
}

/** How to find what the breakages of style sheets change. */
export const styleProbes = (root: string, breakages: readonly Breakage[]): StyleProbe[] =>
  breakages
    .filter(({ file }) => isSheet(file))
    .map((breakage) =>
      styleProbe(read(root, breakage.file).toString(), breakage, (name) =>
        breakage.file.endsWith('.module.css') ? scopedName(name, breakage.file) : name,
      ),
    );
