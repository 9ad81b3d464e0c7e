import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { comparedScreens } from '#scripts/screens/compare.ts';
import { reportPage } from '#scripts/screens/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function store(side: string, name: string, background: string): Promise<void> {
  mkdirSync(join(folder, side), { recursive: true });
  await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toFile(join(folder, side, `${name}.png`));
}

test('the report shows what differs, most changed first, and lists the rest', async () => {
  await store('before', 'same', '#fff');
  await store('after', 'same', '#fff');
  await store('before', 'other', '#fff');
  await store('after', 'other', '#000');
  await store('after', 'new', '#000');
  const screens = await comparedScreens(
    join(folder, 'before'),
    join(folder, 'after'),
    join(folder, 'report'),
  );
  expect(screens).toEqual([
    { file: 'new.png', state: 'added', share: 1 },
    { file: 'other.png', state: 'changed', share: 1 },
    { file: 'same.png', state: 'unchanged', share: 0 },
  ]);
  const page = reportPage('v1<2', screens);
  expect(page).toContain('2 differ, 1 do not');
  expect(page).toContain('v1&lt;2');
  expect(page).toContain('src="difference/other.webp"');
  expect(page).not.toContain('src="before/new.webp"');
  expect(page).toContain('<li>same</li>');
  const difference = await sharp(join(folder, 'report', 'difference', 'other.webp')).metadata();
  expect(difference.width).toBe(4);
});
