import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** When, where and of what figures are: date, revision, machine. */
function origin(): string {
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const revision = git('rev-parse', '--short=8', 'HEAD') + (isChanged ? ' with changes' : '');
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, revision ${revision}, ${processors}, ${memory}, Node ${process.version}`;
}

/** Writes a page of docs/measurements: the Markdown of a command, and where its figures come from. */
export async function writeMeasurement(name: string, markdown: string): Promise<void> {
  const file = join(root, 'docs', 'measurements', `${name}.md`);
  const text = `${markdown.trim()}\n\nMeasured ${origin()}.\n`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** A Markdown table of rows with equal keys. */
export function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}
