import { createHash } from 'node:crypto';
import { exactPath, patternPath, type Place } from '../check/walk.ts';
import type { Exchange } from '../exchange.ts';
import type { RuleCall } from './call.ts';

/** A picture that an answer has shown. */
export interface ShownPicture {
  address: string;
  path: string;
  at: string;
  exchange: Exchange;
}

/** Keeps a sample of the pictures of each field. The seed chooses it, the same of fields that show the same pictures. */
export function createPictures(seed: number) {
  const chosen = new Map<string, Map<string, ShownPicture>>();
  const lots = new Map<string, string>();

  const lotOf = (address: string): string => {
    const lot = lots.get(address) ?? createHash('sha1').update(`${seed} ${address}`).digest('hex');
    lots.set(address, lot);
    return lot;
  };

  return {
    showed(address: string, place: Place, { id, exchange }: RuleCall) {
      const path = patternPath(place);
      const field = chosen.get(`${id} ${path}`) ?? new Map<string, ShownPicture>();
      chosen.set(`${id} ${path}`, field);
      const lot = lotOf(address);
      if (!field.has(lot)) field.set(lot, { address, path, at: exactPath(place), exchange });
    },
    /** One of each field, then a second one of each, and so on. */
    sample(most: number): ShownPicture[] {
      const fields = [...chosen.values()].map((field) =>
        [...field].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, shown]) => shown),
      );
      const longest = Math.max(0, ...fields.map(({ length }) => length));
      const all = Array.from({ length: longest }, (_, nth) =>
        fields.flatMap((field) => field.slice(nth, nth + 1)),
      ).flat();
      const addresses = new Set(all.map(({ address }) => address));
      const loaded = new Set([...addresses].slice(0, Math.max(most, fields.length)));
      return all.filter(({ address }) => loaded.has(address));
    },
  };
}
