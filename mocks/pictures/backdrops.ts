import { ENTRIES } from '../demo/catalogue/models.ts';
import { productProp } from './goods.ts';
import { loadIcon, mainHue } from './icons.ts';
import { fittingPalettes, likeness, type PaletteName, paletteFor } from './palettes.ts';
import { usualLists } from './usual-lists.ts';

/** Distances in a list of products that are neighbours: beside, and below in 4 and 5 columns. */
const NEIGHBOURS: readonly (readonly [distance: number, weight: number])[] = [
  [1, 6],
  [4, 2],
  [5, 2],
];
/** Deeper in a list, neighbours matter less. */
const FIRST_PAGE = 40;
const ROUNDS = 12;

/** How much it matters that two products differ, by their ids. */
type Neighbourhood = Map<number, Map<number, number>>;

function addEdge(all: Neighbourhood, from: number, to: number, weight: number): void {
  const edges = all.get(from) ?? new Map<number, number>();
  edges.set(to, (edges.get(to) ?? 0) + weight);
  all.set(from, edges);
}

function neighbourhood(lists: readonly (readonly number[])[]): Neighbourhood {
  const all: Neighbourhood = new Map();
  for (const list of lists)
    list.forEach((id, index) => {
      for (const [distance, weight] of NEIGHBOURS) {
        const other = list[index + distance];
        if (other === undefined) continue;
        const matters = weight * (index < FIRST_PAGE ? 4 : 1);
        addEdge(all, id, other, matters);
        addEdge(all, other, id, matters);
      }
    });
  return all;
}

type Chosen = Map<number, PaletteName>;

function costOf(palette: PaletteName, edges: ReadonlyMap<number, number>, chosen: Chosen): number {
  let cost = 0;
  for (const [other, weight] of edges) {
    const theirs = chosen.get(other);
    if (theirs) cost += weight * likeness(palette, theirs);
  }
  return cost;
}

/** The cheapest palette; the first one of equally cheap ones. */
function choose(
  palettes: readonly PaletteName[],
  edges: ReadonlyMap<number, number>,
  chosen: Chosen,
): PaletteName {
  const [first = 'stone', ...rest] = palettes;
  let best = { palette: first, cost: costOf(first, edges, chosen) };
  for (const palette of rest) {
    const cost = costOf(palette, edges, chosen);
    if (cost < best.cost) best = { palette, cost };
  }
  return best.palette;
}

/** Palettes for products, so that neighbours in the lists differ as far as possible. */
export function choosePalettes(
  lists: readonly (readonly number[])[],
  palettesOf: ReadonlyMap<number, readonly PaletteName[]>,
): Chosen {
  const edges = neighbourhood(lists);
  const chosen: Chosen = new Map();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [id, palettes] of palettesOf)
      chosen.set(id, choose(palettes, edges.get(id) ?? new Map(), chosen));
  return chosen;
}

async function ownHue(productId: number): Promise<number | null> {
  const prop = productProp(productId);
  const icon = prop && (await loadIcon(prop.name));
  const hue = icon && mainHue(icon);
  return prop && hue !== null ? (hue + prop.hue) % 360 : null;
}

async function chooseForMarket(): Promise<Chosen> {
  const palettes = new Map<number, readonly PaletteName[]>();
  for (const { id } of ENTRIES) palettes.set(id, fittingPalettes(id, await ownHue(id)));
  return choosePalettes(usualLists(), palettes);
}

let ofMarket: Promise<Chosen> | null = null;

/** Backdrop of a product. */
export async function backdropOf(productId: number): Promise<PaletteName> {
  ofMarket ??= chooseForMarket();
  return (await ofMarket).get(productId) ?? paletteFor(productId, await ownHue(productId));
}
