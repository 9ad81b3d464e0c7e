import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from './shape.ts';

const root = join(import.meta.dirname, '..', '..');
const CONFIG = join(root, 'openapi', 'redocly.yaml');
export const BUNDLED = 'generated/openapi.json';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Node;

function bundle(entry: string): Node {
  const file = join(root, '.cache', 'contract-diff.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  execFileSync('redocly', ['bundle', entry, '--config', CONFIG, '-o', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  return read(file);
}

/** Loads a contract from a bundled file, an entry file, or a git revision; null when `name` is none of these. */
export function loadContractOf(name: string): Node | null {
  if (existsSync(name)) return name.endsWith('.json') ? read(name) : bundle(name);
  try {
    const text = execFileSync('git', ['show', `${name}:${BUNDLED}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text) as Node;
  } catch {
    return null;
  }
}

export const versionOf = (spec: Node): string => String((spec.info as Node).version);
