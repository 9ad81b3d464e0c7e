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

/** So many of each field of each operation are loaded. */
const OF_A_FIELD = 1;

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
      if (field.has(lot)) return;
      field.set(lot, { address, path, at: exactPath(place), exchange });
      if (field.size > OF_A_FIELD) field.delete([...field.keys()].sort().at(-1) ?? '');
    },
    sample: (): ShownPicture[] => [...chosen.values()].flatMap((field) => [...field.values()]),
  };
}
