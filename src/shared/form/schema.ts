import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/use-translation.ts';
import { plainText } from '#/lib/typed.ts';

/** Text as it is typed, without spaces around it; empty if nothing of it is visible. */
const visibleText = (typed: string): string => (plainText(typed) === '' ? '' : typed.trim());

/** Checks a value by a schema of the contract; `key` is the text key of the error. */
export const fits = (rule: zod.ZodMiniType, key: TextKey) =>
  zod.refine((value: unknown) => rule.safeParse(value).success, key);

/**
 * Text that must not be blank and has to fit a schema of the contract. Surrounding spaces are removed.
 * @param empty text key of the error of blank text
 * @param invalid text key of all other errors
 * @param read of `src/lib/typed.ts`, for emails, numbers and codes
 */
export const filledText = (
  rule: zod.ZodMiniType,
  empty: TextKey,
  invalid: TextKey = 'form.tooLong',
  read = visibleText,
) => zod.string().check(zod.overwrite(read), zod.minLength(1, empty), fits(rule, invalid));
