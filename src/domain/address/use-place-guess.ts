import type { UseFormReturn } from 'react-hook-form';
import { useAddressPlace } from '#generated/client/address/address.ts';
import { countryOfDial } from '#/shared/country/countries.ts';
import { countryOfStored } from '#/shared/country/country-text.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import type { AddressValues } from './address-schema.ts';

/**
 * Sets country and calling code of a new address to the shopper's location, unless they were changed before the response.
 * The location is requested once; without one the fields stay unchanged.
 */
export function usePlaceGuess(
  { setValue, getFieldState, formState }: UseFormReturn<AddressValues>,
  wanted: boolean,
): void {
  const { data } = useAddressPlace({
    query: { enabled: wanted, staleTime: Infinity, retry: false, retryOnMount: false },
  });
  const country = countryOfStored(data?.country_name);
  const dialOf = countryOfDial(data?.country_calling_code?.replace(/^\+/, ''), country);

  const guessed = dialOf ?? country;

  useOnChange(`${country} ${guessed}`, () => {
    if (!wanted) return;
    for (const [name, guess] of [
      ['country', country],
      ['dialOf', guessed],
    ] as const) {
      if (guess && !getFieldState(name, formState).isDirty) setValue(name, guess);
    }
  });
}
