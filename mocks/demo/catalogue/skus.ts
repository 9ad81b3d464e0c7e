import type { Attribute, Cents, Sku } from '../../market/model.ts';
import { colourNames } from './colours.ts';
import type { Entry } from './models.ts';
import { OPTION_SETS, type Option } from './options.ts';
import { colourwayPicture, productPicture } from './pictures.ts';
import { between, type Random } from './random.ts';
import { FEATURED_ID, LAST_PIECE_ID, SOLD_OUT_IDS } from './special.ts';

/** Rounds to a usual price: whole tens of cents if small, else ending in .90 or .00. */
export function roundPrice(cents: number): Cents {
  if (cents < 1000) return Math.max(10, Math.round(cents / 10) * 10);
  if (cents < 10000) return Math.round(cents / 50) * 50;
  return Math.round(cents / 100) * 100;
}

export function buildAttributes({ id, model }: Entry): Attribute[] {
  const options: readonly Option[] = OPTION_SETS[model.options];
  return options.map((option, index) => {
    const attribute = { id: id * 10 + index, name: option.name };
    if (!option.colourways)
      return { ...attribute, values: option.values.map((value) => value.text) };
    const values = colourNames(model.hue ?? 0, option.colourways);
    return {
      ...attribute,
      values,
      pictures: values.map((_, value) => colourwayPicture(id, value)),
    };
  });
}

function combinations(attributes: readonly Attribute[]): number[][] {
  return attributes.reduce<number[][]>(
    (chosen, attribute) =>
      chosen.flatMap((choice) => attribute.values.map((_, value) => [...choice, value])),
    [[]],
  );
}

/** The handbag has no travel size in moss and ink blue, and plum is sold out. */
function featuredStock([colour, size]: readonly number[], random: Random): number | null {
  if (size === 3 && (colour === 1 || colour === 2)) return null;
  if (colour === 3) return 0;
  return colour === 0 && size === 1 ? 36 : between(random, 4, 60);
}

/** Pieces of one combination, or null where it is not made. */
function stockOf(id: number, choice: readonly number[], random: Random): number | null {
  const dice = random();
  const pieces = between(random, 12, 240);
  if (id === FEATURED_ID) return featuredStock(choice, random);
  if (id === LAST_PIECE_ID) return 1;
  if (SOLD_OUT_IDS.has(id)) return 0;
  if (choice.length > 1 && choice.some((value) => value > 0) && dice < 0.06) return null;
  if (choice.length > 0 && dice < 0.15) return 0;
  return dice < 0.24 ? between(random, 1, 5) : pieces;
}

function factorOf(options: readonly Option[], choice: readonly number[]): number {
  return choice.reduce(
    (factor, value, index) => factor * (options[index]?.values[value]?.factor ?? 1),
    1,
  );
}

export function buildSkus(
  entry: Entry,
  attributes: readonly Attribute[],
  price: Cents,
  otPrice: Cents,
  random: Random,
): Sku[] {
  const options: readonly Option[] = OPTION_SETS[entry.model.options];
  const colourIndex = attributes.findIndex((attribute) => attribute.pictures);
  return combinations(attributes).flatMap((choice, index) => {
    const stock = stockOf(entry.id, choice, random);
    if (stock === null) return [];
    const factor = factorOf(options, choice);
    const skuPrice = factor === 1 ? price : roundPrice(price * factor);
    const picture = attributes[colourIndex]?.pictures?.[choice[colourIndex] ?? 0];
    const id = entry.id * 100 + index + 1;
    return [
      {
        id,
        productId: entry.id,
        choice,
        price: skuPrice,
        otPrice: factor === 1 ? otPrice : Math.max(skuPrice, roundPrice(otPrice * factor)),
        stock,
        image: picture ?? productPicture(entry.id, 'front'),
        weight: (0.2 + (entry.id % 23) / 10).toFixed(2),
        volume: (0.01 + (entry.id % 11) / 100).toFixed(2),
        barCode: `69${String(id).padStart(11, '0')}`,
      },
    ];
  });
}
