import type { Attribute, Lang, Picture, Text } from '../../market/model.ts';
import { FEATURED_FACTS, FEATURED_STORY } from './featured-story.ts';
import { KINDS } from './lines.ts';
import type { Entry } from './models.ts';
import {
  COLOURS_SHOWN,
  COLOURS_SIZE,
  CROP_SIZE,
  type Size,
  STORY_SIZE,
  storyPicture,
} from './pictures.ts';
import { BARE_ID, FEATURED_ID, HOSTILE_ID } from './special.ts';
import { type Fact, joinTexts, SPECIFICATION, specificationOf } from './specification.ts';
import { STORIES } from './stories.ts';
import type { Caption, Story } from './story-entry.ts';
import { perLang } from '../../market/localised.ts';

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

const figure = (picture: Picture, { width, height }: Size, alt: string, caption: string) =>
  `<figure><img src="${picture}" width="${width}" height="${height}" alt="${alt}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

const captionOf = ({ title, text }: Caption, lang: Lang) =>
  `<h4>${title[lang]}</h4><p>${text[lang]}</p>`;

/** Rows in pairs of a label and a value. */
const tableOf = (facts: readonly Fact[], lang: Lang) =>
  `<table><tbody>${facts.map(([label, value]) => `<tr><th scope="row">${label[lang]}</th><td>${value[lang]}</td></tr>`).join('')}</tbody></table>`;

/** What the description of a product says beside its name and what it is made of. */
export function storyOf({ id, model }: Pick<Entry, 'id' | 'model'>): Story {
  return id === FEATURED_ID ? FEATURED_STORY : STORIES[model.story ?? KINDS[model.kind].story];
}

interface Description {
  entry: Entry;
  name: Text;
  attributes: readonly Attribute[];
}

/** Headline on a picture, two details with captions, text beside a third one, all colours, facts. */
function describe({ entry, name, attributes }: Description, lang: Lang): string {
  const { id, model } = entry;
  const isFeatured = id === FEATURED_ID;
  const { title, text, care, points, crops } = storyOf(entry);
  const [first, second] = crops;
  const room = isFeatured ? FEATURED_STORY.room : { title: model.name, text: model.info };
  const colours = attributes.find(({ pictures }) => pictures)?.values.slice(0, COLOURS_SHOWN);
  const facts = [
    ...(isFeatured ? FEATURED_FACTS : []),
    ...specificationOf(entry, attributes, care),
  ];
  const crop = (index: number, caption: string) =>
    figure(storyPicture(id, `crop-${index}`), CROP_SIZE, '', caption);
  return [
    `<section>${figure(storyPicture(id, 'story'), STORY_SIZE, name[lang], `<h3>${title[lang]}</h3><p>${text[lang]}</p>`)}</section>`,
    `<section>${crop(1, captionOf(first, lang))}${crop(2, captionOf(second, lang))}</section>`,
    `<section><h3>${room.title[lang]}</h3><p>${room.text[lang]}</p><ul>${points.map((point) => `<li>${point[lang]}</li>`).join('')}</ul>${crop(3, '')}</section>`,
    colours &&
      `<section>${figure(storyPicture(id, 'colours'), COLOURS_SIZE, '', `<h4>${joinTexts(colours, lang)}</h4>`)}</section>`,
    `<section><h3>${SPECIFICATION[lang]}</h3>${tableOf(facts, lang)}</section>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Description of a product as its merchant wrote it. */
export function buildContent(description: Description): Text {
  const { id } = description.entry;
  if (id === BARE_ID) return perLang(() => '');
  const hostile = id === HOSTILE_ID ? `\n${HOSTILE_MARKUP}` : '';
  return perLang((lang) => describe(description, lang) + hostile);
}
