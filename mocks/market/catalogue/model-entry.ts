import type { Cents, Text } from '../model.ts';
import type { KindName } from './lines.ts';
import type { OptionSet } from './options.ts';
import { five } from './text.ts';

/** A thing to sell before it is split into lines. */
export interface Model {
  /** icon it is drawn with */
  icon: string;
  kind: KindName;
  /** slug of the leaf category */
  leaf: string;
  merId: number;
  price: Cents;
  options: OptionSet;
  /** hue of the drawing in degrees; absent where it is grey or its colours have to stay */
  hue?: number;
  /** lines that make no sense for it */
  skip?: readonly number[];
  name: Text;
  info: Text;
}

type Facts = Omit<Model, 'name' | 'info' | 'icon'>;

export function model(icon: string, facts: Facts, name: string, info: string): Model {
  return { icon, ...facts, name: five(name), info: five(info) };
}
