import type * as zod from 'zod/mini';

/** The first text key of each invalid field, in the order of the form. */
export async function formProblems<Values extends object>(
  schema: zod.ZodMiniType<Values, Values> & { shape: object },
  values: Values,
): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(values);
  const problems = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  const first = Object.fromEntries(problems.toReversed()) as Record<string, string>;
  const fields = Object.keys(schema.shape).filter((field) => field in first);
  return Object.fromEntries(fields.map((field) => [field, first[field] ?? '']));
}
