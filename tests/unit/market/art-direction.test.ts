import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ACTIVITIES } from '#mocks/demo/catalogue/activities.ts';
import { avatarOf } from '#mocks/demo/catalogue/avatars.ts';
import { buildCatalogue } from '#mocks/demo/catalogue/build.ts';
import { NICKNAMES } from '#mocks/demo/catalogue/review-texts.ts';
import { BARE_ID, FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { createMarket, DEFAULT_SEED } from '#mocks/demo/market.ts';
import { LANGS } from '#mocks/market/model.ts';
import { storeHighlights } from '#mocks/market/product-queries.ts';
import { backdropOf, choosePalettes } from '#mocks/pictures/backdrops.ts';
import { merchantProps } from '#mocks/pictures/goods.ts';
import { renderPicture } from '#mocks/pictures/service.ts';
import { usualLists } from '#mocks/pictures/usual-lists.ts';

const catalogue = buildCatalogue(DEFAULT_SEED);
const FIRST_PAGE = 40;

describe('backdrops of products', () => {
  it('differ between products beside each other in every usual list', async () => {
    const lists = usualLists();
    expect(lists.length).toBeGreaterThan(50);
    for (const list of lists) {
      const backdrops = await Promise.all(list.slice(0, FIRST_PAGE).map(backdropOf));
      const same = backdrops.filter((palette, index) => palette === backdrops[index + 1]);
      expect(same, list.slice(0, 5).join()).toEqual([]);
    }
  });

  it('differ from those above on the home page, in 4 and 5 columns', async () => {
    const [home = []] = usualLists();
    const backdrops = await Promise.all(home.slice(0, FIRST_PAGE).map(backdropOf));
    for (const columns of [4, 5])
      expect(backdrops.filter((palette, index) => palette === backdrops[index + columns])).toEqual(
        [],
      );
  });

  it('are chosen from those that fit a product', () => {
    const chosen = choosePalettes(
      [[1, 2, 3]],
      new Map([
        [1, ['sage', 'sky']],
        [2, ['sage', 'sky']],
        [3, ['sky']],
      ]),
    );
    expect([...chosen]).toEqual([
      [1, 'sky'],
      [2, 'sage'],
      [3, 'sky'],
    ]);
  });
});

describe('descriptions', () => {
  const featured = catalogue.products.find(({ id }) => id === FEATURED_ID);

  it('have details in pairs and a specification in every language', () => {
    for (const { id, content } of catalogue.products) {
      if (id === BARE_ID) continue;
      for (const lang of LANGS) {
        expect(content[lang].match(/<figure>/g)?.length, String(id)).toBeGreaterThanOrEqual(4);
        expect(content[lang].match(/<tr>/g)?.length).toBeGreaterThanOrEqual(4);
        expect(content[lang]).not.toContain('undefined');
      }
    }
    expect(featured?.content.en).toContain('Two leathers, one clean line');
    expect(featured?.content.th).toContain('780 กรัม');
  });

  it('show only pictures that exist', async () => {
    const withColours = catalogue.products.filter(({ content }) => content.en.includes('colours.'));
    const sample = [featured, ...withColours.slice(0, 3), ...catalogue.products.slice(-3)];
    for (const product of sample) {
      const pictures = product?.content.en.match(/\/media\/[^"]+/g) ?? [];
      expect(pictures.length).toBeGreaterThanOrEqual(4);
      for (const picture of pictures)
        expect(await renderPicture(picture, 80, 'webp'), picture).not.toBeNull();
    }
  });
});

describe('pictures of promotions', () => {
  async function widthOf(picture: string): Promise<number> {
    const { body } = (await renderPicture(picture, 2400, 'webp')) ?? {};
    return (await sharp(body).metadata()).width;
  }

  it('are wide for the first product of three and narrow for the others in type 2, upright in type 1', async () => {
    const shapes = await Promise.all(
      ACTIVITIES.filter(({ id }) => id <= 2).map(({ products }) =>
        Promise.all(products.slice(0, 4).map(({ picture }) => widthOf(picture))),
      ),
    );
    expect(shapes).toEqual([
      [432, 432, 432, 432],
      [1184, 584, 584, 1184],
    ]);
  });
});

describe('pictures of stores', () => {
  it('show other objects on the cover than on the banners', () => {
    for (const { id } of catalogue.merchants.filter(({ id }) => id !== 10)) {
      const props = merchantProps(id);
      const cover = props?.cover.map(({ name }) => name) ?? [];
      expect(cover).toHaveLength(3);
      for (const banner of props?.banners ?? [])
        expect(banner.filter(({ name }) => cover.includes(name))).toEqual([]);
    }
  });
});

it('products on a store’s card are of different categories', () => {
  const market = createMarket({ catalogue });
  for (const { id } of catalogue.merchants) {
    const categories = storeHighlights(market, id, 4).map(({ categoryId }) => categoryId);
    const all = catalogue.products.filter(({ merId, onShelf }) => merId === id && onShelf);
    const most = Math.min(4, new Set(all.map(({ categoryId }) => categoryId)).size);
    expect(new Set(categories).size, String(id)).toBe(most);
  }
});

describe('avatars', () => {
  it('exist for the first letter of every nickname', () => {
    for (const nickname of LANGS.flatMap((lang) => NICKNAMES[lang])) {
      const avatar = avatarOf(nickname);
      expect(avatar, nickname).not.toBe('/media/avatar/0.webp');
      const master = avatar.replace('/media/', 'mocks/pictures/masters/').replace('webp', 'avif');
      expect(existsSync(master), master).toBe(true);
    }
  });

  it('are those of the reviewer, or the figure without a letter', () => {
    for (const { nickname, avatar } of catalogue.reviews)
      expect(['/media/avatar/0.webp', avatarOf(nickname)]).toContain(avatar);
  });
});
