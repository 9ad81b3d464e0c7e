import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Contract } from '../contract.ts';
import { callsAtOnce, isCall, isFind, type CallStep, type Journey } from '../journeys/journey.ts';
import { UsageError } from '../usage-error.ts';
import type { OwnRule } from './types.ts';

const name = z.string().check(z.regex(/^[a-z][\w-]*$/, 'lower-case letters, digits and hyphens'));
const inputs = z.record(z.string(), z.json());
const paths = z.record(z.string(), z.string());

const TESTS = {
  is: z.json(),
  has: z.json(),
  lacks: z.json(),
  none: z.literal(true),
  atMost: z.json(),
  below: z.json(),
  above: z.json(),
  order: z.enum(['asc', 'desc']),
  holds: z.json(),
  sum: z.array(z.string()),
};
const isTest = (key: string) => key in TESTS;

const Expectation = z
  .strictObject({
    what: z.string(),
    at: z.string(),
    foreign: z.optional(z.literal(true)),
    plus: z.optional(z.number()),
    ...z.partial(z.object(TESTS)).shape,
  })
  .check(
    z.refine(
      (one) => Object.keys(one).filter(isTest).length === 1,
      `one of ${Object.keys(TESTS).join(', ')} is needed`,
    ),
  );

const codes = z.union([z.number(), z.array(z.number())]);

const Single = z.strictObject({
  operation: z.string(),
  as: z.optional(z.string().check(z.regex(/^(guest|member|other|\$\w+)$/))),
  params: z.optional(inputs),
  query: z.optional(inputs),
  body: z.optional(z.json()),
  language: z.optional(z.string()),
  expect: z.optional(codes),
  take: z.optional(paths),
  takeAll: z.optional(paths),
  values: z.optional(z.array(Expectation)),
});

const Call = z.extend(Single, {
  alongside: z.optional(z.array(Single)),
  once: z.optional(codes),
});

const Find = z.strictObject({
  find: z.string(),
  list: Call,
  ids: z.string(),
  as: z.string(),
  each: z.union([Call, z.array(Call)]),
});

const Event = z.strictObject({
  sandbox: z.looseObject({ do: z.string() }),
  take: z.optional(paths),
});

const OwnJourney = z.strictObject({
  name,
  about: z.string(),
  creates: z.optional(z.array(z.string())),
  isWhole: z.optional(z.literal(true)),
  steps: z.array(z.looseObject({})).check(z.minLength(1)),
});

const Rule = z.strictObject({
  name: z.string().check(z.minLength(1)),
  operations: z.optional(z.array(z.string())),
  check: z.custom<OwnRule['check']>((value) => typeof value === 'function', 'a function'),
});

const Extension = z.object({
  journeys: z.optional(z.array(OwnJourney)),
  rules: z.optional(z.array(Rule)),
});

export interface Extensions {
  journeys: readonly Journey[];
  rules: readonly OwnRule[];
}

/** A module, or data as JSON. */
async function read(file: string): Promise<unknown> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error('there is no such file');
  return path.endsWith('.json')
    ? (JSON.parse(readFileSync(path, 'utf8')) as unknown)
    : ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as unknown);
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

const schemaOf = (step: object) => ('find' in step ? Find : 'sandbox' in step ? Event : Call);

/** Checks each step by its kind, which gives a better message than a union. */
const withSteps = ({ steps, ...journey }: z.infer<typeof OwnJourney>) => ({
  ...journey,
  steps: steps.map((step, at) => {
    const parsed = schemaOf(step).safeParse(step);
    if (parsed.success) return parsed.data;
    throw new Error(`${journey.name}, step ${at + 1}: ${reasonOf(parsed.error)}`);
  }),
});

const callsOf = ({ steps }: Journey): CallStep[] =>
  steps.flatMap((step) =>
    isCall(step) ? callsAtOnce(step) : isFind(step) ? [step.list, step.each].flat() : [],
  );

function assertKnown(contract: Contract, { journeys, rules }: Extensions) {
  const named = [
    ...journeys.flatMap(callsOf).map(({ operation }) => operation),
    ...rules.flatMap(({ operations = [] }) => operations),
  ];
  const unknown = named.find((id) => !contract.operations.has(id));
  if (unknown !== undefined) throw new Error(`the contract has no operation ${unknown}`);
}

/**
 * Reads files of own journeys and rules: modules that export `journeys` or `rules`, or JSON with `journeys`.
 * @throws {UsageError}
 */
export async function readExtensions(
  contract: Contract,
  files: readonly string[],
): Promise<Extensions> {
  const all: Extensions[] = [];
  for (const file of files)
    try {
      const { journeys = [], rules = [] } = Extension.parse(await read(file));
      if (journeys.length + rules.length === 0)
        throw new Error('it exports neither journeys nor rules');
      const one = { journeys: journeys.map(withSteps), rules } as unknown as Extensions;
      assertKnown(contract, one);
      all.push(one);
    } catch (error) {
      throw new UsageError(`${file} cannot be used: ${reasonOf(error)}`);
    }
  return {
    journeys: all.flatMap(({ journeys }) => journeys),
    rules: all.flatMap(({ rules }) => rules),
  };
}
