import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { SheetPart } from '#/server/critical-css.ts';
import { filesOf, readManifest, sheetsFile } from '#/server/manifest.ts';

/** Classes required for a selector to match, on the element or its relatives. Ignores states, attributes, `:is()`. */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function partOf(node: ChildNode): SheetPart {
  if (node.type === 'rule') return { text: String(node), selectors: node.selectors.map(classesOf) };
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${String(node)};`;
  return /^(media|supports|container|layer)$/.test(node.name)
    ? { before: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
    : String(node);
}

/** A style sheet in the form that the server takes the critical CSS of a page from. */
export const sheetParts = (text: string): SheetPart[] => postcss.parse(text).nodes.map(partOf);

/** Writes all style sheets of a build for the server, so that it parses none. */
export function writeSheets(dist: string): void {
  const manifest = readManifest(dist);
  const files = [...filesOf(manifest, Object.keys(manifest)).css];
  const sheets = Object.fromEntries(
    files.map((file) => [file, sheetParts(readFileSync(join(dist, file), 'utf8').trim())]),
  );
  writeFileSync(sheetsFile(dist), JSON.stringify(sheets));
}
