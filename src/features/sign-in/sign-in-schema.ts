import * as z from 'zod/mini';
import { EmailLoginBody, EmailRegisterBody } from '../../../generated/zod/login/login.zod.ts';
import { followsRule, PASSWORD } from './password-strength.ts';

export const CODE_LENGTH = 6;

/** Variables of the messages below. */
export const LIMITS = { ...PASSWORD, size: CODE_LENGTH };

const agreed = z.boolean().check(z.refine((tick) => tick));

export const signInSchema = z.object({ ...EmailLoginBody.shape, agreed });

export const registerSchema = z.object({
  ...EmailRegisterBody.shape,
  // Stricter shops send figures only; the server has the last word.
  captcha: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9]{${CODE_LENGTH}}$`))),
  password: z.string().check(z.refine(followsRule)),
  agreed,
});

export type SignInValues = z.output<typeof signInSchema>;
export type RegisterValues = z.output<typeof registerSchema>;

type Rule = (typed: string) => string;

const MESSAGES: Record<string, Rule> = {
  email: (typed) => (typed === '' ? 'form.emailEmpty' : 'form.correctEmail'),
  captcha: (typed) => {
    if (typed === '') return 'form.emptyCaptche';
    return /^[A-Za-z0-9]+$/.test(typed) ? 'form.captchaLength' : 'form.correctCaptche';
  },
  password: (typed) => (typed === '' ? 'form.emptyPassword' : 'form.weakPassword'),
  agreed: () => 'form.agreement',
};

/** Key of the message for what is wrong at a field. */
export const messageKey = ({ path = [], input }: { path?: PropertyKey[] | undefined; input?: unknown }): string =>
  MESSAGES[String(path[0])]?.(String(input ?? '')) ?? 'error.400';
