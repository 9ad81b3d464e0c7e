import { isSame } from './amount.ts';

/** What is known of an attribute of a thing, such as the price of a product. */
interface Fact {
  value: unknown;
  /** the operation that showed it, or that it was sent to */
  from: string;
  /** the run sent it */
  isSent: boolean;
  /** number of changes before it was read */
  version: number;
  at: number;
}

interface Attribute {
  /** such as `product 12` */
  thing: string;
  name: string;
  value: unknown;
  /** any write may change it */
  isVolatile?: boolean;
}

/** Others change a server, too: what they may change counts for this long. */
const LIFE_MS = 60_000;
/** Null means that a place does not say, unless a value was sent. */
const isSilent = (value: unknown) => value === null || value === undefined || value === '';

export interface Facts {
  /** a value was sent; later answers must show it */
  claim(attribute: Attribute, from: string, at: number): void;
  /** an answer shows a value; returns the known fact that it contradicts */
  observe(attribute: Attribute, from: string, at: number): Fact | null;
  get(thing: string, name: string): unknown;
  /** adds to a known number, such as a stock */
  shift(thing: string, name: string, by: number): void;
  /** something was written */
  change(): void;
  /** drops the facts of things, or of one attribute of all things */
  forget(matches: (thing: string, name: string) => boolean): void;
}

export function createFacts(): Facts {
  const things = new Map<string, Map<string, Fact>>();
  let version = 0;

  function store({ thing, name, value }: Attribute, fact: Omit<Fact, 'value' | 'version'>) {
    const facts = things.get(thing) ?? new Map<string, Fact>();
    things.set(thing, facts);
    facts.set(name, { ...fact, value, version });
  }

  const isOutdated = (fact: Fact, { isVolatile }: Attribute, at: number) =>
    isVolatile === true && (fact.version !== version || at - fact.at > LIFE_MS);

  return {
    claim: (attribute, from, at) => store(attribute, { from, isSent: true, at }),
    observe(attribute, from, at) {
      const known = things.get(attribute.thing)?.get(attribute.name);
      if (known && !isOutdated(known, attribute, at)) {
        if (isSame(known.value, attribute.value)) return null;
        if (known.isSent || !(isSilent(known.value) || isSilent(attribute.value))) return known;
        if (!isSilent(known.value)) return null;
      }
      store(attribute, { from, isSent: false, at });
      return null;
    },
    get: (thing, name) => things.get(thing)?.get(name)?.value,
    shift(thing, name, by) {
      const fact = things.get(thing)?.get(name);
      // 0 pieces left also stands for a number without a limit.
      if (fact && typeof fact.value === 'number' && (by > 0 || fact.value > 0)) fact.value += by;
    },
    change: () => void (version += 1),
    forget(matches) {
      for (const [thing, facts] of things)
        for (const name of facts.keys()) if (matches(thing, name)) facts.delete(name);
    },
  };
}
