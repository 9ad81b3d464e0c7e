import type { FieldErrors, Resolver } from 'react-hook-form';
import * as zod from 'zod/mini';
import { EmailLoginBody } from '#generated/zod/login/login.zod.ts';
import { SettlementResubmitBody } from '#generated/zod/settlement/settlement.zod.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { loadPhoneRules, phoneProblem } from '#/shared/country/phone-rule.ts';
import { codeProblem } from '#/session/sign-in/rules.ts';
import { applyBody, type ApplyValues } from './apply-values.ts';

type ApplyField = Exclude<keyof ApplyValues, 'dialOf'>;

/** The fields in the order of the form. */
export const APPLY_FIELDS: readonly ApplyField[] = [
  'name',
  'realName',
  'categoryId',
  'typeId',
  'keywords',
  'address',
  'email',
  'captcha',
  'phone',
  'pictures',
  'agreed',
];

/** Message of each field that breaks a rule of the contract. */
const MESSAGES: Partial<Record<ApplyField, TextKey>> = {
  name: 'settled.emptyName',
  realName: 'settled.emptyRealName',
  categoryId: 'settled.emptyCategory',
  typeId: 'settled.emptyType',
  address: 'settled.emptyAddress',
  email: 'form.emailEmpty',
};

/** Rules beyond the contract, or with other messages. */
const RULES: Partial<Record<ApplyField, (values: ApplyValues) => TextKey | null>> = {
  keywords: (values) => (applyBody(values, undefined).keywords ? null : 'settled.emptyKeywords'),
  email: ({ email }) =>
    email.trim() === '' || EmailLoginBody.shape.email.safeParse(email.trim()).success
      ? null
      : 'form.correctEmail',
  captcha: ({ captcha }) => codeProblem(captcha),
  phone: ({ dialOf, phone }) => phoneProblem(dialOf, phone),
  pictures: ({ pictures }) => (pictures.length > 0 ? null : 'settled.emptyIsPicture'),
  agreed: ({ agreed }) => (agreed ? null : 'settled.emptyIsAgree'),
};

const fieldOf = (path: unknown) => (path === 'qualificationPicture' ? 'pictures' : String(path));

/** Message keys of invalid fields. */
export function applyProblems(values: ApplyValues, needsCode: boolean): Map<ApplyField, TextKey> {
  const { qualificationPicture, ...body } = applyBody(values, undefined);
  const result = zod.safeParse(SettlementResubmitBody, {
    ...body,
    qualificationPicture: JSON.stringify(qualificationPicture),
  });
  const broken = new Set(result.error?.issues.map(({ path }) => fieldOf(path[0])));
  const problems = APPLY_FIELDS.filter((field) => field !== 'captcha' || needsCode).map((field) => {
    const problem =
      RULES[field]?.(values) ?? (broken.has(field) ? (MESSAGES[field] ?? 'error.400') : null);
    return [field, problem] as const;
  });
  return new Map(problems.filter((entry): entry is [ApplyField, TextKey] => entry[1] !== null));
}

/** Errors are in the order of the form, so that its first invalid field is focused; the message is a key. */
export const applyResolver =
  (needsCode: (values: ApplyValues) => boolean): Resolver<ApplyValues> =>
  async (values) => {
    await loadPhoneRules();
    const problems = applyProblems(values, needsCode(values));
    const errors: FieldErrors<ApplyValues> = Object.fromEntries(
      [...problems].map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return problems.size > 0 ? { values: {}, errors } : { values, errors: {} };
  };
