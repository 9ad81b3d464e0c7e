const SYMBOLS = '!@#$%^&*?._';
/** Interpolation values of the text that explains the rule. */
export const PASSWORD_RULE = { min: 8, max: 20, symbols: SYMBOLS };

const ALLOWED = new RegExp(`^[A-Za-z0-9!@#$%^&*?._]{${PASSWORD_RULE.min},${PASSWORD_RULE.max}}$`);
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*?._]/];
const LONG = 12;

const kindsIn = (password: string): number => KINDS.filter((kind) => kind.test(password)).length;

/** The rule for new passwords: allowed characters only, of at least three of four kinds. */
export const isValidPassword = (password: string): boolean =>
  ALLOWED.test(password) && kindsIn(password) >= 3;

type Strength = 'weak' | 'good' | 'strong';

/** `weak` passwords are not accepted. */
export function strengthOf(password: string): Strength {
  if (!isValidPassword(password)) return 'weak';
  return kindsIn(password) === KINDS.length && password.length >= LONG ? 'strong' : 'good';
}
