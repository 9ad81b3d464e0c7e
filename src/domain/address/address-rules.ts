import * as zod from 'zod/mini';
import { AddressSaveBody } from '#generated/zod/address/address.zod.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { phoneProblem } from '#/shared/country/phone-rule.ts';
import { type AddressValues, saveBody } from './address-values.ts';
import { fieldsTooLong } from './order-limits.ts';

const EMAIL = /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const DIGITS = /^\d+$/;
/** The backend stores a 32-bit integer. */
const LARGEST_POST_CODE = 2_147_483_647;

/** The contract's schema of the body with additional rules of the form. */
const Body = zod.object({
  ...AddressSaveBody.shape,
  email: AddressSaveBody.shape.email.check(zod.regex(EMAIL, 'form.correctEmail' satisfies TextKey)),
});

/** Message keys for violations of the contract. */
const MESSAGES: Record<string, TextKey> = {
  realName: 'form.name',
  email: 'form.emailEmpty',
  country: 'form.country',
  detail: 'form.detail',
};

const TOO_LONG = {
  realName: 'form.nameLong',
  phone: 'form.correctPhone',
  detail: 'form.detailLong',
} as const;

export type AddressProblems = Partial<Record<keyof AddressValues, string>>;

function postCodeProblem(text: string): TextKey | null {
  if (!text) return 'form.postCode';
  if (!DIGITS.test(text)) return 'form.postCodeDigits';
  return Number(text) <= LARGEST_POST_CODE ? null : 'address.postCodeLong';
}

/** Message keys by field, in form order. */
export function addressProblems(values: AddressValues): AddressProblems {
  const body = saveBody(values, null);
  const postCode = postCodeProblem(values.postCode.trim());
  const result = Body.safeParse({ ...body, postCode: postCode ? null : body.postCode });
  const problems: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0]);
    const own = issue.message.startsWith('form.') ? issue.message : undefined;
    problems[field] ??= own ?? MESSAGES[field] ?? 'error.400';
  }
  for (const field of fieldsTooLong(body)) problems[field] ??= TOO_LONG[field];
  const phone = phoneProblem(values.dialOf, values.phone);
  if (phone) problems.phone = phone;
  if (postCode) problems.postCode = postCode;
  return problems;
}
