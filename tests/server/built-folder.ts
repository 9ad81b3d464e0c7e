import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A build without scripts and styles. The caller removes it. */
export function builtFolder(): string {
  const dist = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(
    join(dist, '.vite', 'page.html'),
    '<!doctype html><html lang="zh-CN"><head></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(dist, '.vite', 'sheets.json'), '{}');
  return dist;
}
