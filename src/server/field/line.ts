import { z } from 'zod';
import { operations } from '#generated/operations.ts';
import {
  MAX_COUNT,
  MAX_ERRORS,
  MAX_FIELD,
  MAX_FRAMES,
  MAX_NAME,
  MAX_VIOLATIONS,
  UNKNOWN_ROUTE,
} from '#/field/beacon.ts';
import { cleanMessage } from '#/field/clean.ts';
import { routes } from '#/routes.ts';

/** A line of the log, and what is forwarded. */
export type FieldLine =
  | { event: 'vitals'; route: string; lcp?: number; inp?: number; cls?: number }
  | {
      event: 'browser-error';
      route: string;
      name: string;
      message: string;
      at: string[];
      count: number;
    }
  | { event: 'violation'; route: string; operation: string; field: string; code: string };

const MAX_MS = 600_000;

// Only values that cannot hold data of a shopper: known names, numbers, positions in scripts.
const route = z.enum([...new Set([UNKNOWN_ROUTE, ...routes.map(({ path }) => path)])]);
const ms = z.number().min(0).max(MAX_MS).transform(Math.round).optional();
const operation = z.enum(Object.keys(operations));

const beacon = z.object({
  route,
  lcp: ms,
  inp: ms,
  cls: z
    .number()
    .min(0)
    .max(100)
    .transform((value) => Math.round(value * 10_000) / 10_000)
    .optional(),
  errors: z
    .array(
      z.object({
        route,
        name: z.string().regex(/^\w+$/).max(MAX_NAME),
        message: z.string().max(200),
        at: z.array(z.string().regex(/^assets\/[\w-]{1,60}\.js:\d{1,6}:\d{1,7}$/)).max(MAX_FRAMES),
        count: z.int().min(1).max(MAX_COUNT),
      }),
    )
    .max(MAX_ERRORS),
  violations: z
    .array(
      z.object({
        route,
        operation,
        field: z
          .string()
          .regex(/^[\w.*?]*$/)
          .max(MAX_FIELD),
        code: z.string().regex(/^\w{1,40}$/),
      }),
    )
    .max(MAX_VIOLATIONS),
});

/** The lines of a beacon, vitals first; null if it is none. Anybody can send one, so nothing is taken over unchecked. */
export function beaconLines(message: unknown): FieldLine[] | null {
  const { data } = beacon.safeParse(message);
  if (!data) return null;
  const { errors, violations, lcp, inp, cls } = data;
  return [
    {
      event: 'vitals',
      route: data.route,
      ...(lcp === undefined ? {} : { lcp }),
      ...(inp === undefined ? {} : { inp }),
      ...(cls === undefined ? {} : { cls }),
    },
    ...errors.map((error) => ({
      event: 'browser-error' as const,
      ...error,
      message: cleanMessage(error.name, error.message),
    })),
    ...violations.map((violation) => ({ event: 'violation' as const, ...violation })),
  ];
}
