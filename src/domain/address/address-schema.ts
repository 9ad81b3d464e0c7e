import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/text-key.ts';
import { AddressSaveBody } from '#generated/zod/address/address.zod.ts';
import { plainDigits, plainText } from '#/lib/typed.ts';
import { checkPhone } from '#/shared/country/phone-schema.ts';
import { filledText } from '#/shared/form/schema.ts';
import { LARGEST_POST_CODE, ORDER_LIMITS } from '#/backend/limits.ts';

/** The backend accepts any text. */
const EMAIL = /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

const { realName, email, country, detail } = AddressSaveBody.shape;

/** Form values as typed, in the order of the form; messages are text keys. */
export const addressSchema = zod
  .object({
    realName: filledText(realName, 'address.emptyName').check(
      zod.maxLength(ORDER_LIMITS.realName, 'address.nameLong' satisfies TextKey),
    ),
    email: filledText(email, 'form.emailEmpty', 'form.correctEmail', plainText).check(
      zod.regex(EMAIL, 'form.correctEmail' satisfies TextKey),
    ),
    /** country code; an unknown stored text is kept */
    country: filledText(country, 'address.emptyCountry'),
    /** country code of the phone's calling code */
    dialOf: zod.string(),
    phone: zod.string(),
    detail: filledText(detail, 'address.emptyDetail').check(
      zod.maxLength(ORDER_LIMITS.detail, 'address.detailLong' satisfies TextKey),
    ),
    postCode: zod.string().check(
      zod.overwrite(plainDigits),
      zod.minLength(1, 'address.emptyPostCode' satisfies TextKey),
      zod.regex(/^\d*$/, 'address.postCodeDigits' satisfies TextKey),
      zod.refine(
        (digits) => Number(digits) <= LARGEST_POST_CODE,
        'address.postCodeLong' satisfies TextKey,
      ),
    ),
    isDefault: zod.boolean(),
  })
  .check(checkPhone('dialOf', ORDER_LIMITS.phone));

export type AddressValues = zod.infer<typeof addressSchema>;
