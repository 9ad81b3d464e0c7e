/** Prints a message and exits with code 1. */
export function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * The text of a variable of the environment without the blanks around it. Undefined without one, and if it is blank: files
 * for containers and charts set variables that have no value.
 */
export const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

/** Whether a variable is 1. Stops if it is neither 0 nor 1: a switch that is meant to be on would be off. */
export function isSwitchedOn(name: string): boolean {
  const text = setting(name) ?? '0';
  return text === '0' || text === '1'
    ? text === '1'
    : stop(`${name} is ${text}; it must be 0 or 1.`);
}

/** An integer that a variable names, from `least` to `most`; stops if it is none. */
export function integerNamed(name: string, byDefault: number, least: number, most: number): number {
  const text = setting(name) ?? String(byDefault);
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most
    ? number
    : stop(`${name} is ${text}; it must be a number from ${least} to ${most}.`);
}

/**
 * The origin that a variable names; undefined without it. Stops if it is more than that: a path would be lost, and with a
 * password no call could be sent.
 */
export function originNamed(name: string): URL | undefined {
  const text = setting(name);
  if (text === undefined) return undefined;
  const url = /^https?:\/\/[^\s*]+$/i.test(text) ? URL.parse(text) : null;
  return url?.href === `${url?.origin}/`
    ? url
    : // Not the text itself, which may hold a password.
      stop(`${name} must be an origin without path and password, e.g. https://shop.example.com.`);
}
