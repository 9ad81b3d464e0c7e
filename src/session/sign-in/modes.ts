import type { TextKey } from '#/i18n/use-translation.ts';

/**
 * Modes of sign-in by their number: phone + password (1), e-mail + password (2), phone + code (3), forgot (4), reset (5),
 * register (6, one for each of its tabs) and visitor (7).
 */
export type Mode =
  | 'phone'
  | 'email'
  | 'phoneCode'
  | 'forgot'
  | 'reset'
  | 'registerEmail'
  | 'registerPhone'
  | 'visitor';

/** Action that leads from one mode to another. */
export type ModeStep =
  | 'byEmail'
  | 'byPhone'
  | 'useCode'
  | 'usePassword'
  | 'forgot'
  | 'next'
  | 'done'
  | 'register'
  | 'haveAccount'
  | 'visit'
  | 'back';

const STEPS: Record<Mode, Partial<Record<ModeStep, Mode>>> = {
  phone: { byEmail: 'email', useCode: 'phoneCode', register: 'registerPhone', visit: 'visitor' },
  email: { byPhone: 'phone', forgot: 'forgot', register: 'registerEmail', visit: 'visitor' },
  phoneCode: {
    byEmail: 'email',
    usePassword: 'phone',
    register: 'registerPhone',
    visit: 'visitor',
  },
  forgot: { back: 'email', next: 'reset' },
  reset: { back: 'forgot', done: 'email' },
  registerEmail: { byPhone: 'registerPhone', haveAccount: 'email' },
  registerPhone: { byEmail: 'registerEmail', haveAccount: 'phone' },
  visitor: { back: 'email' },
};

/** The mode after a step; the same mode if it does not have the step. */
export const nextMode = (mode: Mode, step: ModeStep): Mode => STEPS[mode][step] ?? mode;

export const offers = (mode: Mode, step: ModeStep): boolean => Object.hasOwn(STEPS[mode], step);

/** The selected tab above the form; null for modes without tabs. */
export const TAB_OF: Record<Mode, 'email' | 'phone' | null> = {
  phone: 'phone',
  email: 'email',
  phoneCode: 'phone',
  forgot: null,
  reset: null,
  registerEmail: 'email',
  registerPhone: 'phone',
  visitor: null,
};

/** text keys of the titles */
export const TITLE_OF: Record<Mode, TextKey> = {
  phone: 'auth.signIn',
  email: 'auth.signIn',
  phoneCode: 'auth.signIn',
  forgot: 'auth.mode4',
  reset: 'auth.mode5',
  registerEmail: 'auth.mode6',
  registerPhone: 'auth.mode6',
  visitor: 'auth.mode7',
};
