import type { Lang, Text } from '../model.ts';
import { KINDS } from './lines.ts';
import type { Entry } from './models.ts';
import { productPicture } from './pictures.ts';
import { BARE_ID, HOSTILE_ID } from './special.ts';
import { STORIES } from './stories.ts';
import { perLang } from './text.ts';

/** Markup of a careless or hostile merchant; a page must show the text and run no script. */
const HOSTILE_MARKUP = [
  '<script>window.hostile = "script"</script>',
  '<img src="/media/missing.webp" onerror="window.hostile = \'onerror\'" alt="">',
  '<p onclick="window.hostile = \'onclick\'" style="position:fixed;inset:0">◆</p>',
  '<a href="javascript:window.hostile=\'link\'">link</a>',
  '<iframe src="https://example.com/" title="frame"></iframe>',
  '<svg onload="window.hostile = \'svg\'"><circle r="4"></circle></svg>',
  '<form action="https://example.com/"><input name="password"></form>',
].join('\n');

function describe(entry: Entry, name: Text, lang: Lang): string {
  const story = STORIES[KINDS[entry.model.kind].story];
  const picture = (shot: 'detail' | 'front') =>
    `<p><img src="${productPicture(entry.id, shot)}" alt="${name[lang]}"></p>`;
  return [
    `<p>${entry.model.info[lang]}</p>`,
    picture('detail'),
    `<h3>${story.title[lang]}</h3>`,
    `<p>${story.text[lang]}</p>`,
    `<ul>${story.points.map((point) => `<li>${point[lang]}</li>`).join('')}</ul>`,
    picture('front'),
  ].join('\n');
}

/** Description of a product as its merchant wrote it. */
export function buildContent(entry: Entry, name: Text): Text {
  if (entry.id === BARE_ID) return perLang(() => '');
  const hostile = entry.id === HOSTILE_ID ? `\n${HOSTILE_MARKUP}` : '';
  return perLang((lang) => describe(entry, name, lang) + hostile);
}
