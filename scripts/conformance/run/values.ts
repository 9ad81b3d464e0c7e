import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../../contract/shape.ts';
import type { CallStep } from '../journeys/journey.ts';
import { MADE, otherCase } from './made.ts';
import { pick, pickAll } from './pick.ts';
import { seededValues } from './seeded.ts';

export interface Account {
  email: string;
  password: string;
}

/** Values that steps refer to as `$name`. */
export type Values = Map<string, unknown>;

/** A step uses a value that no earlier step has taken. */
export class MissingValue extends Error {
  readonly value: string;
  constructor(value: string) {
    super(`no value for ${value}`);
    this.value = value;
  }
}

/** An id that does not exist in any shop. */
const MISSING_ID = 99_999_999;
/** Matches the password rule of the contract; 8 to 20 characters. */
const newPassword = (length: number) =>
  `Lych.${Array.from({ length: length - 5 }, () => randomInt(10)).join('')}`;

/** A password, and what columns that ignore case, pad with blanks or are cut take for it. */
const accountValues = (name: string, password: string): [string, string][] => [
  [`${name}Password`, password],
  [`${name}PasswordOtherCase`, otherCase(password)],
  [`${name}PasswordLonger`, `${password}x`],
  [`${name}PasswordPadded`, `${password} `],
];

/** The values that every journey starts with. */
export function initialValues(member: Account | null, other: Account | null, seed: number): Values {
  const unique = randomUUID().slice(0, 8);
  const values: Values = new Map<string, unknown>([
    ['newEmail', `conformance+new.${unique}@example.com`],
    ['addressEmail', `conformance+${unique}@example.com`],
    ['secondEmail', `conformance.second.${unique}@example.com`],
    ...accountValues('new', newPassword(20)),
    ['newerPassword', newPassword(20)],
    ['thirdPassword', newPassword(8)],
    ['newPhone', `138${randomInt(10_000_000, 99_999_999)}`],
    ['unknownEmail', `unknown.${unique}@example.com`],
    ['missingId', MISSING_ID],
    ['missingNo', `PT${MISSING_ID}`],
    ['wrongToken', randomUUID().replaceAll('-', '')],
    ...Object.entries(seededValues(seed)),
  ]);
  for (const [name, account] of [
    ['member', member],
    ['other', other],
  ] as const) {
    if (!account) continue;
    values.set(`${name}Email`, account.email);
    for (const [key, value] of accountValues(name, account.password)) values.set(key, value);
  }
  return values;
}

function valueOf(values: Values, name: string): unknown {
  if (!values.has(name)) throw new MissingValue(`$${name}`);
  return values.get(name);
}

function made(value: unknown, how: string | undefined): unknown {
  const make = how === undefined ? undefined : MADE[how];
  if (make && typeof value === 'number') return Number(make(String(value)));
  return make && typeof value === 'string' ? make(value) : value;
}

/** Replaces `$name` by values, `$name|almost` by what is made of one. A text that is only a name keeps the type of the value. */
export function interpolate(input: Json, values: Values): Json {
  if (Array.isArray(input)) return input.map((item) => interpolate(item, values));
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      Object.entries(input).map(([key, child]) => [key, interpolate(child, values)]),
    );
  if (typeof input !== 'string') return input;
  const [, whole, how] = /^\$(\w+)(?:\|(\w+))?$/.exec(input) ?? [];
  if (whole !== undefined) return made(valueOf(values, whole), how) as Json;
  return input.replaceAll(/\$(\w+)/g, (_, name: string) => String(valueOf(values, name)));
}

/** The names of the values that an input uses. */
export function namesIn(input: Json): string[] {
  if (Array.isArray(input)) return input.flatMap(namesIn);
  if (typeof input === 'object' && input !== null) return Object.values(input).flatMap(namesIn);
  return typeof input === 'string'
    ? [...input.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    : [];
}

function findMade(data: unknown, path: string): unknown {
  const [from = '', how] = path.split('|');
  return made(pick(data, from), how);
}

type Takes = Pick<CallStep, 'takeAll' | 'atMost' | 'atLeast'> & {
  take?: Record<string, string> | undefined;
};

/** Takes the values of a step from an answer. */
export function takeInto(
  values: Values,
  { take = {}, takeAll = {}, atMost = {}, atLeast = {} }: Takes,
  data: unknown,
): void {
  const takes = [
    ...Object.entries(take).map(([name, path]) => ({ name, path, find: findMade })),
    ...Object.entries(takeAll).map(([name, path]) => ({ name, path, find: pickAll })),
  ];
  for (const { name, path, find } of takes) {
    // A path may name a value that is taken before it.
    const isKnown = namesIn(path).every((used) => values.has(used));
    const value = isKnown ? find(data, String(interpolate(path, values))) : undefined;
    // A value of an earlier answer must not replace one that is missing here.
    if (value === undefined) values.delete(name);
    else values.set(name, value);
  }
  for (const [name, least] of Object.entries(atLeast))
    if (values.has(name)) values.set(name, Math.max(Number(values.get(name)), least));
  for (const [name, most] of Object.entries(atMost))
    if (values.has(name))
      values.set(name, Math.min(Math.floor(Number(values.get(name)) / 2), most));
}
