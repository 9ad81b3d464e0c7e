import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/use-translation.ts';
import { EmailLoginBody } from '#generated/zod/login/login.zod.ts';
import { plainDigits, plainText } from '#/lib/typed.ts';
import { loadPhoneRules } from '#/shared/country/phone-rule.ts';
import { checkPhone } from '#/shared/country/phone-schema.ts';
import { filledText } from '#/shared/form/schema.ts';
import type { TextValues } from '#/shared/form/use-form-errors.ts';
import type { Mode } from './modes.ts';
import { isValidPassword } from './password-strength.ts';

export const CODE_LENGTH = 6;

/** Interpolation values of the error texts. */
export const ERROR_VALUES: TextValues = {
  'auth.captchaLength': { size: CODE_LENGTH },
};

/** A code from an email or a text message. The contract has digits only, some shops send letters. */
export const codeSchema = zod
  .string()
  .check(
    zod.overwrite(plainDigits),
    zod.minLength(1, 'auth.emptyCaptche' satisfies TextKey),
    zod.regex(/^[A-Za-z0-9]*$/, 'auth.correctCaptche' satisfies TextKey),
    zod.length(CODE_LENGTH, 'auth.captchaLength' satisfies TextKey),
  );

/** An email address as the backend accepts it. */
export const emailSchema = filledText(
  EmailLoginBody.shape.email,
  'form.emailEmpty',
  'form.correctEmail',
  plainText,
);

/** The values of all modes, in the order of the forms. */
const anyValues = zod.object({
  email: zod.string(),
  /** country code of the phone's calling code */
  country: zod.string(),
  phone: zod.string(),
  captcha: zod.string(),
  password: zod.string(),
  newPassword: zod.string(),
  again: zod.string(),
  agreed: zod.boolean(),
});

export type Values = zod.infer<typeof anyValues>;

const rules = {
  email: emailSchema,
  captcha: codeSchema,
  password: zod.string().check(zod.minLength(1, 'auth.emptyPassword' satisfies TextKey)),
  newPassword: zod
    .string()
    .check(
      zod.minLength(1, 'auth.emptyPassword' satisfies TextKey),
      zod.refine(isValidPassword, 'auth.weakPassword' satisfies TextKey),
    ),
  again: zod.string().check(zod.minLength(1, 'auth.againPassword' satisfies TextKey)),
  agreed: zod.boolean().check(zod.refine(Boolean, 'auth.agreement' satisfies TextKey)),
};
const { email, captcha, password, newPassword, again, agreed } = rules;

const isRepeated = zod.refine<Values>((values) => values.again === values.newPassword, {
  path: ['again'],
  error: 'auth.diffPassword' satisfies TextKey,
});

/** Validated fields of each mode; the other values are not checked. Messages are text keys. */
export const SCHEMAS = {
  phone: zod.extend(anyValues, { password, agreed }).check(checkPhone('country')),
  email: zod.extend(anyValues, { email, password, agreed }),
  phoneCode: zod.extend(anyValues, { captcha, agreed }).check(checkPhone('country')),
  forgot: zod.extend(anyValues, { email }),
  reset: zod.extend(anyValues, { captcha, newPassword, again }).check(isRepeated),
  registerEmail: zod.extend(anyValues, { email, captcha, newPassword, agreed }),
  registerPhone: zod
    .extend(anyValues, { captcha, newPassword, agreed })
    .check(checkPhone('country')),
  // The number is optional and not validated, but sent in its national form.
  visitor: zod.extend(anyValues, { email }).check(zod.check(loadPhoneRules)),
} satisfies Record<Mode, typeof anyValues>;
