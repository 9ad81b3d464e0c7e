import { existsSync, readFileSync } from 'node:fs';
import { generatedFile } from './generated-file.ts';

/** Routes of the shop by operation; `*` is the frame of every page. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/** The table of the shop; null where the contract is used without it. */
export function readScreens(): Screens | null {
  const file = generatedFile('screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screens) : null;
}
