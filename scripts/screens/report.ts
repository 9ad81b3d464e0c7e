import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComparedScreen, pictureOf } from './compare.ts';

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #222; background: #f6f6f6 }
h2 { font-size: 16px; margin: 0 0 8px }
section { background: #fff; padding: 16px; margin: 0 0 24px }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; align-items: start }
figure { margin: 0 } figcaption { color: #666 }
img { width: 100%; border: 1px solid #ddd }`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const nameOf = ({ file }: ComparedScreen) => escape(file.replace(/\.png$/, ''));

const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`;

const KINDS = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
  unchanged: [],
} as const;

function sectionOf(screen: ComparedScreen): string {
  const figures = KINDS[screen.state].map((kind) => {
    const picture = escape(pictureOf(kind, screen.file));
    return `<figure><figcaption>${kind}</figcaption><a href="${picture}"><img loading="lazy" src="${picture}" alt="${kind}"></a></figure>`;
  });
  const note = screen.state === 'changed' ? percent(screen.share) : screen.state;
  return `<section><h2>${nameOf(screen)} · ${note}</h2><div class="pictures">${figures.join('')}</div></section>`;
}

/** One page: what differs, in the given order, then the names of unchanged screens. */
export function reportPage(revision: string, screens: readonly ComparedScreen[]): string {
  const unchanged = screens.filter(({ state }) => state === 'unchanged');
  const others = screens.filter(({ state }) => state !== 'unchanged');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens since ${escape(revision)}</title>
<style>${STYLE}</style>
<h1>Screens since ${escape(revision)}</h1>
<p>${others.length} differ, ${unchanged.length} do not.</p>
${others.map(sectionOf).join('\n')}
<section><h2>Unchanged</h2><ul>${unchanged.map((screen) => `<li>${nameOf(screen)}</li>`).join('')}</ul></section>
</html>
`;
}

/** Writes index.html into the folder of the report. @returns a summary for the terminal */
export function writeReport(
  folder: string,
  revision: string,
  screens: readonly ComparedScreen[],
): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, reportPage(revision, screens));
  const differing = screens.filter(({ state }) => state !== 'unchanged');
  return [
    ...differing.slice(0, 20).map((screen) => `  ${percent(screen.share)}  ${screen.file}`),
    `${differing.length} of ${screens.length} screens differ: ${file}`,
  ].join('\n');
}
