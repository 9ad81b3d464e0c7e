import type { SettlementForm } from '#generated/model/settlementForm.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { countryOfDial } from '#/shared/country/countries.ts';
import DIAL_CODES from 'virtual:dial-codes';
import { nationalPhone } from '#/shared/country/phone-rule.ts';

/** Form values: text as typed, ids as strings for the selects. */
export interface ApplyValues {
  name: string;
  realName: string;
  categoryId: string;
  typeId: string;
  keywords: string;
  address: string;
  email: string;
  captcha: string;
  /** country of the phone's calling code */
  dialOf: string;
  phone: string;
  pictures: string[];
  agreed: boolean;
}

const EMPTY_VALUES: Omit<ApplyValues, 'dialOf'> = {
  name: '',
  realName: '',
  categoryId: '',
  typeId: '',
  keywords: '',
  address: '',
  email: '',
  captcha: '',
  phone: '',
  pictures: [],
  agreed: false,
};

const STORED_PHONE = /^\+(\d{1,4})\s+(.+)$/;
const COMMAS = /[,，、،]+/;

/** Splits a stored phone such as `+66 812345678`. Without a calling code it is all number. */
function phoneOf(stored: string | null, dialOf: string) {
  const [, dial, phone] = STORED_PHONE.exec(stored ?? '') ?? [];
  return phone
    ? { dialOf: countryOfDial(dial, null) ?? dialOf, phone }
    : { dialOf, phone: stored ?? '' };
}

/** @param dialOf default country of the calling code */
export function applyValuesOf(application: SettlementRecord | null, dialOf: string): ApplyValues {
  if (!application) return { ...EMPTY_VALUES, dialOf };
  const {
    name,
    realName,
    categoryId,
    typeId,
    keywords,
    address,
    email,
    phone,
    qualificationPicture,
  } = application;
  return {
    ...EMPTY_VALUES,
    ...phoneOf(phone, dialOf),
    name,
    realName,
    categoryId: String(categoryId),
    typeId: String(typeId),
    keywords: keywords ?? '',
    address,
    email,
    pictures: qualificationPicture,
    // Accepted with the first submission.
    agreed: true,
  };
}

/** Separates keywords by single commas. */
export const normalizeKeywords = (typed: string): string =>
  typed
    .split(COMMAS)
    .map((word) => word.trim())
    .filter(Boolean)
    .join(',');

/** Request body for validated values. The fee is that of the category; backends require it here. */
export const applyBody = (values: ApplyValues, handlingFee = 0): SettlementForm => ({
  name: values.name.trim(),
  realName: values.realName.trim(),
  email: values.email.trim(),
  phone: `+${DIAL_CODES[values.dialOf] ?? ''} ${nationalPhone(values.dialOf, values.phone)}`,
  categoryId: Number(values.categoryId),
  typeId: Number(values.typeId),
  handlingFee,
  keywords: normalizeKeywords(values.keywords),
  address: values.address.trim(),
  qualificationPicture: values.pictures,
});
