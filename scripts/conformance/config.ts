import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { Hook, type Hooks } from './hooks.ts';
import { UsageError } from './usage-error.ts';

/** Values of options, as on the command line. */
export type Flags = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
type FlagTypes = Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>>;

/** Options whose values are files to read, named from the folder of the configuration. */
const FILES = new Set(['accept', 'har', 'cert', 'key', 'extend']);

const VARIABLE = /\$\{(\w+)\}/g;

/** Replaces `${NAME}` by variables of the environment, in all texts. */
function withVariables(value: unknown, env: NodeJS.ProcessEnv): unknown {
  if (Array.isArray(value)) return value.map((one) => withVariables(one, env));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withVariables(one, env)]),
    );
  if (typeof value !== 'string') return value;
  return value.replaceAll(VARIABLE, (_, name: string) => {
    const found = env[name];
    if (found === undefined) throw new Error(`the environment has no ${name}`);
    return found;
  });
}

const schemaOf = (types: FlagTypes) => {
  const one = z.union([z.string(), z.number()]);
  const options = Object.entries(types).map(
    ([name, { type, multiple }]): [string, z.ZodMiniType] => [
      name,
      z.optional(type === 'boolean' ? z.boolean() : multiple ? z.array(one) : one),
    ],
  );
  return z.strictObject({
    ...Object.fromEntries(options),
    hooks: z.optional(z.record(z.string(), Hook)),
  });
};

const messageOf = (error: unknown): string => {
  if (error instanceof z.core.$ZodError)
    return error.issues
      .map(({ path, message }) =>
        [...(path.length > 0 ? [path.map(String).join('.')] : []), message].join(': '),
      )
      .join('; ');
  return error instanceof Error ? error.message : String(error);
};

/**
 * Reads a configuration: a JSON object with options by their names (`"base-url"`), and `hooks`.
 * @throws {UsageError}
 */
export function readConfig(
  file: string,
  types: FlagTypes,
  env: NodeJS.ProcessEnv,
): { flags: Flags; hooks: Hooks } {
  try {
    const { hooks, ...values } = z.parse(
      schemaOf(types),
      withVariables(JSON.parse(readFileSync(file, 'utf8')), env),
    ) as { hooks?: Hooks } & Record<string, unknown>;
    const place = (name: string, value: unknown): string =>
      FILES.has(name) && !isAbsolute(String(value))
        ? join(dirname(file), String(value))
        : String(value);
    const flags = Object.entries(values).map(([name, value]): [string, Flags[string]] => [
      name,
      typeof value === 'boolean'
        ? value
        : Array.isArray(value)
          ? value.map((one) => place(name, one))
          : place(name, value),
    ]);
    return { flags: Object.fromEntries(flags), hooks: hooks ?? {} };
  } catch (error) {
    throw new UsageError(`${file} cannot be read as a configuration: ${messageOf(error)}`);
  }
}
