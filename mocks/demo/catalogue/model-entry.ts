import type { Cents, Text } from '../../market/model.ts';
import type { KindName } from './lines.ts';
import type { OptionSet } from './options.ts';
import type { StoryName } from './stories.ts';
import { parseText } from '../../market/localised.ts';

/** A model, before it is split into lines. */
export interface Model {
  /** icon of its pictures */
  icon: string;
  kind: KindName;
  /** slug of the leaf category */
  leaf: string;
  merId: number;
  price: Cents;
  options: OptionSet;
  /** hue of the icon in degrees; absent if it is grey or its colours are fixed */
  hue?: number;
  /** lines that do not apply to it */
  skip?: readonly number[];
  /** what its description says, where it is not that of its kind */
  story?: StoryName;
  name: Text;
  info: Text;
}

type Facts = Omit<Model, 'name' | 'info' | 'icon'>;

export function model(icon: string, facts: Facts, name: string, info: string): Model {
  return { icon, ...facts, name: parseText(name), info: parseText(info) };
}
