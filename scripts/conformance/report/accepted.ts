import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Difference, ruleOf } from '../grade.ts';
import { UsageError } from '../usage-error.ts';

/** Entries of a file of accepted findings. */
const AcceptedList = z.array(
  z.strictObject({
    rule: z.string().check(z.regex(/^C\d{3}$/)),
    /** operation id, or * for all */
    operation: z.string(),
    /** JSON path; all paths by default */
    path: z.optional(z.string()),
    reason: z.string().check(z.minLength(1)),
  }),
);
export type Accepted = z.infer<typeof AcceptedList>[number];

export const acceptedBy = (
  entries: readonly Accepted[],
  operation: string,
  difference: Pick<Difference, 'kind' | 'path'>,
): Accepted | undefined =>
  entries.find(
    (entry) =>
      entry.rule === ruleOf(difference) &&
      (entry.operation === '*' || entry.operation === operation) &&
      (entry.path === undefined || entry.path === difference.path),
  );

/** Reads a file of accepted findings: a JSON list of rule, operation, optional path, and reason. */
export function readAccepted(file: string): Accepted[] {
  try {
    return AcceptedList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read as a list of accepted findings: ${error instanceof Error ? error.message.slice(0, 300) : ''}`,
    );
  }
}
