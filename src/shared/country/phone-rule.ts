import { useEffect } from 'react';
import { create } from 'zustand';
import type { TextKey } from '#/i18n/use-translation.ts';
import { plainDigits } from '#/lib/typed.ts';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';
import DIAL_CODES from 'virtual:dial-codes';
import type { ParsedPhone } from './phone-library.ts';

type Library = typeof import('./phone-library.ts');

const useLibrary = create<{ library: Library | null }>(() => ({ library: null }));

const CHINA = '86';
const CHINESE_LENGTH = 11;
const DIGITS = /^\d+$/;
/** Limits for numbers without a numbering plan. */
const MIN_DIGITS = 4;
const MAX_DIGITS = 20;

/** Loads the numbering plans. If that fails, numbers are validated by length only. */
export async function loadPhoneRules(): Promise<void> {
  if (useLibrary.getState().library) return;
  const library = await import('./phone-library.ts').catch(() => null);
  useLibrary.setState({ library });
}

/** Loads the numbering plans and their texts, and re-renders when they are loaded; for components that show or send numbers. */
export function usePhoneRules(): void {
  useNamespaceReady('country');
  useLibrary(({ library }) => library);
  useEffect(() => void loadPhoneRules(), []);
}

function parse(country: string, typed: string) {
  const dial = DIAL_CODES[country] ?? '';
  const bare = plainDigits(typed).replace(/^00/, '+');
  return { dial, bare, parsed: useLibrary.getState().library?.parsePhone(bare, country, dial) };
}

/** National part of a number: "+66 81 234 5678", "081 234 5678" and "81 234 5678" are equal. */
export function nationalPhone(country: string, typed: string): string {
  const { dial, bare, parsed } = parse(country, typed);
  if (parsed?.dial === dial) return parsed.national;
  return bare.startsWith(`+${dial}`) ? bare.slice(dial.length + 1) : bare;
}

/** Phone fields of the calls: the calling code has a plus. */
export const phoneOf = ({ country, phone }: { country: string; phone: string }) => ({
  countryCode: `+${DIAL_CODES[country]}`,
  phone: nationalPhone(country, phone),
});

const BY_LENGTH: Record<ParsedPhone['length'], TextKey | null> = {
  short: 'phone.short',
  long: 'phone.long',
  other: 'form.correctPhone',
  possible: null,
};

/** For China the backend accepts mobile numbers only. */
function chineseProblem(national: string): TextKey | null {
  if (!DIGITS.test(national)) return 'form.correctPhone';
  if (national.length < CHINESE_LENGTH) return 'phone.short';
  if (national.length > CHINESE_LENGTH) return 'phone.long';
  return national.startsWith('1') ? null : 'form.correctPhone';
}

/** Message key for an invalid number of a country; null if it is valid. */
export function phoneProblem(country: string, typed: string): TextKey | null {
  const { dial, bare, parsed } = parse(country, typed);
  if (bare === '') return 'form.emptyPhone';
  if (parsed ? parsed.dial !== dial : bare.startsWith('+') && !bare.startsWith(`+${dial}`))
    return 'phone.otherCountry';
  const national = nationalPhone(country, typed);
  if (dial === CHINA) return chineseProblem(national);
  if (parsed) return BY_LENGTH[parsed.length];
  if (!DIGITS.test(national)) return 'form.correctPhone';
  if (national.length < MIN_DIGITS) return 'phone.short';
  return national.length > MAX_DIGITS ? 'phone.long' : null;
}
