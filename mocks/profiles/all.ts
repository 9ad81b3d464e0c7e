import { AS_IS } from './as-is.ts';
import type { Profile } from './types.ts';

/** By name; null is the complete market. */
const PROFILES: Readonly<Record<string, Profile | null>> = {
  complete: null,
  [AS_IS.name]: AS_IS,
};

export const PROFILE_NAMES = Object.keys(PROFILES);

export function profileBy(name: string): Profile | null {
  const profile = PROFILES[name];
  if (profile === undefined) throw new Error(`A profile is one of ${PROFILE_NAMES.join(', ')}`);
  return profile;
}
