import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../../contract/shape.ts';

export interface Account {
  email: string;
  password: string;
}

/** What a step may speak of with a `$`. */
export type Values = Map<string, unknown>;

/** A value that no earlier step has given. */
export class MissingValue extends Error {
  readonly value: string;
  constructor(value: string) {
    super(`nothing has given ${value}`);
    this.value = value;
  }
}

/** A number that no catalogue reaches, for things that do not exist. */
const NOBODY = 99_999_999;
/** As many letters and digits as the backend's own rule for passwords asks for. */
const newPassword = () => `Lychee.${randomInt(100_000, 999_999)}`;

/** What every journey begins with. */
export function firstValues(member: Account | null, other: Account | null): Values {
  const own = randomUUID().slice(0, 8);
  const values: Values = new Map<string, unknown>([
    ['newEmail', `conformance.${own}@example.com`],
    ['newPassword', newPassword()],
    ['newerPassword', newPassword()],
    ['newPhone', `138${randomInt(10_000_000, 99_999_999)}`],
    ['nobodyEmail', `nobody.${own}@example.com`],
    ['missingId', NOBODY],
    ['missingNo', `PT${NOBODY}`],
    ['wrongToken', randomUUID().replaceAll('-', '')],
  ]);
  for (const [name, account] of [
    ['member', member],
    ['other', other],
  ] as const) {
    if (!account) continue;
    values.set(`${name}Email`, account.email);
    values.set(`${name}Password`, account.password);
  }
  return values;
}

function valueOf(values: Values, name: string): unknown {
  if (!values.has(name)) throw new MissingValue(`$${name}`);
  return values.get(name);
}

/** Puts values in the place of `$name`; a text that is nothing but a name keeps the value's type. */
export function filled(input: Json, values: Values): Json {
  if (Array.isArray(input)) return input.map((item) => filled(item, values));
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      Object.entries(input).map(([key, child]) => [key, filled(child, values)]),
    );
  if (typeof input !== 'string') return input;
  const whole = /^\$(\w+)$/.exec(input)?.[1];
  if (whole !== undefined) return valueOf(values, whole) as Json;
  return input.replaceAll(/\$(\w+)/g, (_, name: string) => String(valueOf(values, name)));
}

/** The names of the values that an input speaks of. */
export function namesIn(input: Json): string[] {
  if (Array.isArray(input)) return input.flatMap(namesIn);
  if (typeof input === 'object' && input !== null) return Object.values(input).flatMap(namesIn);
  return typeof input === 'string'
    ? [...input.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    : [];
}
