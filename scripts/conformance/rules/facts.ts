import type { Exchange } from '../exchange.ts';
import { isSame } from './amount.ts';
import type { RuleCall } from './call.ts';
import { type Doubting, LIFE_MS, takeTurn, type Turning } from './turns.ts';

/**
 * What is known of an attribute of a thing, such as the price of a product.
 *
 * The run knows what it has done itself: the first answer after a write must show it. Everything else may be changed by
 * others at any time: merchants, other shoppers, other tabs. A value that differs from what another answer showed is
 * therefore a doubt, and a finding only once it stands: both answers, read again, show their value again. What others
 * change does not go back and forth.
 */
interface Fact extends Turning {
  /** done by the run, and no answer has shown it yet */
  isFresh: boolean;
  /** number of changes before it was read */
  version: number;
  effect: Effect | null;
  /** other values of copies, by their keys: wrong if the value was the same before and after the copy was read */
  copies: Map<string, { value: unknown; isConfirmed: boolean }>;
}
/** What writes of the run should have done to a number that others change, too. */
interface Effect {
  before: number;
  /** the server may do it later */
  dueBy: number;
  at: number;
  /** another shopper may undo it with one write */
  isByOne: boolean;
  /** whether the last write has taken from it */
  isLess: boolean;
  /** a first answer with another number than the due one */
  seen: unknown;
}

interface Attribute {
  /** such as `product 12` */
  thing: string;
  name: string;
  value: unknown;
  /** any write may change it */
  isVolatile?: boolean;
  /** the answer with this key shows the value of another time, such as a pre-order the price */
  copyOf?: string;
  /** rows or numbers of a list: the same request shows the same, until something is written */
  isList?: true;
  /** it never changes, such as the number of an account */
  isConstant?: true;
  /** where it is shown, such as a field of an operation: null means something where others have had a value */
  column?: { table: string; field: string };
  /** null is a value: it has not happened yet */
  saysNone?: true;
}

/** Two answers that contradict each other until they are read again. */
export interface Doubt {
  first: Exchange;
  second: Exchange;
}

/** Recorded traffic does not have all writes of a member: a tab reads its own within this time. */
const OWN_LIFE_MS = 10_000;
/** Numbers that were wrong after this many writes, and never right, are wrong by the server. */
const REPEATED = 3;
/** Null means that a place does not say, unless a value was sent. */
const isSilent = (value: unknown) => value === null || value === undefined || value === '';

/** What the run has done is certain, in recorded traffic only for a moment. */
export const isCertain = ({ isRecorded, at }: RuleCall, since: number): boolean =>
  !isRecorded || at - since <= OWN_LIFE_MS;

interface Shift {
  thing: string;
  name: string;
  by: number;
  at: number;
  /** others change the number, too */
  isShared: boolean;
  /** the server may do it later */
  dueBy?: number;
}

/** Some of the facts. */
interface Which {
  /** a thing, or what holds for things; all by default */
  things?: string | ((thing: string) => boolean);
  /** all attributes by default */
  name?: string;
}

export interface Facts {
  /** a value was sent; the next answer must show it */
  claim(attribute: Attribute, call: RuleCall): void;
  /** an answer shows a value; returns the known fact that it contradicts for certain */
  observe(
    attribute: Attribute,
    call: RuleCall,
  ): { value: unknown; from: string; isSent: boolean } | null;
  get(thing: string, name: string): unknown;
  /** the things of which an attribute has a value */
  thingsWith(name: string, value: unknown): string[];
  /** adds to a known number, such as a stock */
  shift(of: Shift): void;
  /** something was written */
  change(): void;
  /** what was read a moment ago must be in the next answer, too */
  confirm(which: Which, at: number): void;
  forget(which: Which): void;
}

/** One answer that contradicts itself needs no other one to be wrong. */
const isContradiction = (known: Fact, value: unknown, { exchange }: RuleCall) =>
  known.exchange === exchange && !isSilent(value) && !isSilent(known.value);

/** @param right the values of copies that were those of their thing when they were read */
function observeCopy(
  known: Fact,
  { value, copyOf, thing, name }: Attribute,
  call: RuleCall,
  { doubt, right }: { doubt: Doubting; right: Map<string, unknown> },
) {
  const key = copyOf ?? '';
  const copyOfThing = `${thing} ${name} ${key}`;
  // A copy keeps its value when that of its thing changes.
  if (isSame(known.value, value)) right.set(copyOfThing, value);
  if (right.has(copyOfThing) && isSame(right.get(copyOfThing), value)) return null;
  const copy = known.copies.get(key);
  if (copy) return copy.isConfirmed && isSame(copy.value, value) ? known : null;
  if (isSilent(known.value)) return null;
  known.copies.set(key, { value, isConfirmed: false });
  doubt(known.exchange, call.exchange);
  return null;
}

/** Read a moment ago, with no write or doubt since. */
const isCurrent = (fact: Fact, version: number, at: number): boolean =>
  at - fact.at <= OWN_LIFE_MS && fact.version === version && fact.turns.length === 0;

/** Whether a column that is filled for other things has no value for this one. */
function createSpoken() {
  const filled = new Map<string, Set<string>>();
  return ({ column, value }: Attribute): boolean => {
    if (column === undefined) return false;
    const fields = filled.get(column.table) ?? new Set();
    if (!isSilent(value)) filled.set(column.table, fields.add(column.field));
    return fields.has(column.field);
  };
}

const isOutdated = (fact: Fact, { isVolatile }: Attribute, call: RuleCall, version: number) =>
  (isVolatile === true && (fact.version !== version || call.at - fact.at > LIFE_MS)) ||
  (fact.isFresh && !isCertain(call, fact.at));

/** Facts by their things, and things by the names of what is known of them. */
function createIndex() {
  const things = new Map<string, Map<string, Fact>>();
  const named = new Map<string, Set<string>>();

  /** Those of which something is known by this name, or anything. */
  function thingsOf({ things: which, name }: Which): string[] {
    if (typeof which === 'string') return [which];
    const all = name === undefined ? things.keys() : (named.get(name) ?? []);
    return which === undefined ? [...all] : [...all].filter(which);
  }

  return {
    get: (thing: string, name: string) => things.get(thing)?.get(name),
    of: (thing: string): Iterable<[string, Fact]> => things.get(thing) ?? [],
    set(thing: string, name: string, fact: Fact) {
      const facts = things.get(thing) ?? new Map<string, Fact>();
      things.set(thing, facts.set(name, fact));
      named.set(name, (named.get(name) ?? new Set()).add(thing));
      return fact;
    },
    thingsOf,
    forget(which: Which) {
      for (const thing of thingsOf(which))
        if (which.name === undefined) things.delete(thing);
        else things.get(thing)?.delete(which.name);
      if (which.name !== undefined && which.things === undefined) named.delete(which.name);
    },
  };
}

/** @param doubts gets the answers that have to be read again */
export function createFacts(doubts: Doubt[]): Facts {
  const index = createIndex();
  /** the writes of one way after which an attribute was wrong, since it was right */
  const wrongEffects = new Map<string, Set<number>>();
  const right = new Map<string, unknown>();
  let version = 0;
  /** things of which something was learned since the last write */
  const recent = new Set<string>();

  function store({ thing, name, value }: Attribute, call: RuleCall, isSent: boolean): Fact {
    const { id: from, at, exchange, operation } = call;
    // The answer to a write shows what the run has done.
    const isFresh = isSent || !operation.reading;
    const own = { turns: [], effect: null, copies: new Map() };
    recent.add(thing);
    return index.set(thing, name, { value, from, isSent, isFresh, version, at, exchange, ...own });
  }

  const isSpoken = createSpoken();
  const doubt: Doubting = (first, second) => void doubts.push({ first, second });

  /** A number that the run has changed: it must stand still to be judged. */
  function observeEffect(fact: Fact, effect: Effect, attribute: Attribute, call: RuleCall) {
    const { value } = attribute;
    const way = `${attribute.name} ${effect.isLess ? 'less' : 'more'}`;
    const isUnknown = !isCertain(call, Math.max(effect.at, effect.dueBy));
    if (isUnknown || isSame(fact.value, value)) {
      wrongEffects.delete(way);
      store(attribute, call, false);
      return null;
    }
    // Until then any part of it may be done.
    if (call.at < effect.dueBy) return null;
    if (effect.seen === undefined) {
      effect.seen = value;
      doubt(call.exchange, call.exchange);
      return null;
    }
    store(attribute, call, false);
    if (effect.seen !== value) return null;
    const writes = (wrongEffects.get(way) ?? new Set()).add(effect.at);
    wrongEffects.set(way, writes);
    // Others may undo one by one what the run does, in recorded traffic at once.
    const isUndone = value === effect.before && !call.isRecorded;
    const enough = isUndone ? (effect.isByOne ? 2 : 1) : REPEATED;
    return writes.size >= enough ? { ...fact, isSent: false } : null;
  }

  return {
    claim: (attribute, call) => void store(attribute, call, true),
    observe(attribute, call) {
      const { value, isConstant, copyOf } = attribute;
      const speaks = isSpoken(attribute);
      const known = index.get(attribute.thing, attribute.name);
      if (copyOf !== undefined)
        return known ? observeCopy(known, attribute, call, { doubt, right }) : null;
      if (!known || (!isConstant && isOutdated(known, attribute, call, version))) {
        store(attribute, call, false);
        return null;
      }
      if (known.effect && !isSilent(value))
        return observeEffect(known, known.effect, attribute, call);
      const isEqual = isSame(known.value, value);
      if (!isEqual) known.copies.clear();
      for (const copy of known.copies.values()) copy.isConfirmed = true;
      if (isEqual && known.turns.length === 0) {
        const { at, exchange, id: from, operation } = call;
        // A write may repeat what was sent.
        const isFresh = known.isFresh && !operation.reading;
        Object.assign(known, { isFresh, at, exchange, from });
        return null;
      }
      if (known.isFresh || isConstant) return known;
      if (!isEqual && isContradiction(known, value, call)) return known;
      const isUnsaid =
        (isSilent(value) && !speaks) || (isSilent(known.value) && known.turns.length === 0);
      if (!known.isSent && !isEqual && isUnsaid && !attribute.saysNone) {
        if (isSilent(known.value)) store(attribute, call, false);
        return null;
      }
      return takeTurn(known, attribute, call, doubt);
    },
    get: (thing, name) => index.get(thing, name)?.value,
    thingsWith: (name, value) =>
      index.thingsOf({ name }).filter((thing) => index.get(thing, name)?.value === value),
    shift({ thing, name, by, at, isShared, dueBy = 0 }) {
      const fact = index.get(thing, name);
      // 0 pieces left also stands for a number without a limit.
      if (!fact || typeof fact.value !== 'number' || !(by > 0 || fact.value > 0)) return;
      if (isShared)
        fact.effect = {
          before: fact.effect?.before ?? fact.value,
          dueBy: Math.max(dueBy, fact.effect?.dueBy ?? 0),
          at,
          isByOne: Math.abs(by) === 1 && name !== 'stock',
          isLess: by < 0,
          seen: undefined,
        };
      else fact.isFresh = true;
      fact.value += by;
    },
    change() {
      version += 1;
      recent.clear();
    },
    confirm({ things, name: wanted }, at) {
      const all = typeof things === 'string' ? [things] : [...recent];
      for (const thing of typeof things === 'function' ? all.filter(things) : all)
        for (const [name, fact] of index.of(thing))
          if ((wanted ?? name) === name) fact.isFresh ||= isCurrent(fact, version, at);
    },
    forget: index.forget,
  };
}
