import type { OperationId } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import type { ApiContext } from './context.ts';

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

const issuesOf = (operation: OperationId, envelope: unknown): Issue[] =>
  // A backend may send more properties than the contract contains.
  (validators[operation].response.safeParse(envelope).error?.issues ?? []).filter(
    (issue) => issue.code !== 'unrecognized_keys',
  );

const say = (operation: OperationId, issue: Issue) =>
  `${operation}: ${issue.path.join('.')} ${issue.code} ${issue.message}`;

/** Reports a mismatch, also to the field data (`src/field/measure.ts`). */
function reportMismatch(text: string, context: ApiContext) {
  context.report(text);
  window.dispatchEvent(new CustomEvent('contract-violation', { detail: text }));
}

/**
 * Checks responses by the generated validators, which are not part of the first script.
 * @param strict throws on the first mismatch; otherwise mismatches are reported and unknown enum values pass
 */
export const checkResponses =
  (strict: boolean): NonNullable<ApiContext['check']> =>
  (operation, envelope, context) => {
    const issues = issuesOf(operation, envelope);
    if (strict && issues[0])
      throw new TypeError(`The answer breaks the contract. ${say(operation, issues[0])}`);
    for (const issue of issues)
      if (issue.code !== 'invalid_value') reportMismatch(say(operation, issue), context);
  };
