import { useEffect } from 'react';
import { create } from 'zustand';
import { plainDigits } from '../../lib/plain-digits.ts';
import { DIAL_CODES } from './dial-codes.ts';
import type { ParsedPhone } from './phone-library.ts';

type Library = typeof import('./phone-library.ts');

const useLibrary = create<{ library: Library | null }>(() => ({ library: null }));

const CHINA = '86';
const CHINESE_LENGTH = 11;
const DIGITS = /^\d+$/;
/** Digits of a number whose plan is not known. */
const SHORTEST = 4;
const LONGEST = 20;

/** A number without what people put in to read it. */
const barePhone = (typed: string): string => plainDigits(typed).replaceAll(/[\s\p{Cf}().-]/gu, '');

/** Fetches the numbering plans. Without them numbers are checked less, which is no reason to stop a shopper. */
export async function loadPhoneRules(): Promise<void> {
  if (useLibrary.getState().library) return;
  const library = await import('./phone-library.ts').catch(() => null);
  useLibrary.setState({ library });
}

/** For components that show or send numbers: they render again when the numbering plans have come. */
export function usePhoneRules(): void {
  useLibrary(({ library }) => library);
  useEffect(() => void loadPhoneRules(), []);
}

function parse(country: string, typed: string) {
  const dial = DIAL_CODES[country] ?? '';
  const bare = barePhone(typed).replace(/^00/, '+');
  return { dial, bare, parsed: useLibrary.getState().library?.parsePhone(bare, country, dial) };
}

/** A number as it is sent beside its calling code: "+66 81 234 5678", "081 234 5678" and "81 234 5678" are one. */
export function nationalPhone(country: string, typed: string): string {
  const { dial, bare, parsed } = parse(country, typed);
  if (parsed?.dial === dial) return parsed.national;
  return bare.startsWith(`+${dial}`) ? bare.slice(dial.length + 1) : bare;
}

const BY_LENGTH: Record<ParsedPhone['length'], string | null> = {
  short: 'phone.short',
  long: 'phone.long',
  other: 'form.correctPhone',
  possible: null,
};

/** The backend takes mobile numbers of China only. */
function chineseProblem(national: string): string | null {
  if (!DIGITS.test(national)) return 'form.correctPhone';
  if (national.length < CHINESE_LENGTH) return 'phone.short';
  if (national.length > CHINESE_LENGTH) return 'phone.long';
  return national.startsWith('1') ? null : 'form.correctPhone';
}

/** Key of what is wrong with a number of a country, null when it is fine. */
export function phoneProblem(country: string, typed: string): string | null {
  const { dial, bare, parsed } = parse(country, typed);
  if (bare === '') return 'form.emptyPhone';
  if (parsed ? parsed.dial !== dial : bare.startsWith('+') && !bare.startsWith(`+${dial}`))
    return 'phone.otherCountry';
  const national = nationalPhone(country, typed);
  if (dial === CHINA) return chineseProblem(national);
  if (parsed) return BY_LENGTH[parsed.length];
  if (!DIGITS.test(national)) return 'form.correctPhone';
  if (national.length < SHORTEST) return 'phone.short';
  return national.length > LONGEST ? 'phone.long' : null;
}
