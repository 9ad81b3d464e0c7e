import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/use-translation.ts';
import { loadPhoneRules, nationalPhone, phoneProblem } from './phone-rule.ts';

/**
 * Validates the field `phone` by the numbering plan of its country, which is loaded before.
 * @param country field with the country of the calling code
 * @param maxLength maximum length without the calling code
 */
export const checkPhone = <Country extends string>(country: Country, maxLength = Infinity) =>
  zod.check<Record<Country | 'phone', string>>(async ({ value, issues }) => {
    const { phone, [country]: code }: Record<Country | 'phone', string> = value;
    await loadPhoneRules();
    const isTooLong = nationalPhone(code, phone).length > maxLength;
    const message: TextKey | null =
      phoneProblem(code, phone) ?? (isTooLong ? 'form.correctPhone' : null);
    if (message) issues.push({ code: 'custom', message, path: ['phone'], input: phone });
  });
