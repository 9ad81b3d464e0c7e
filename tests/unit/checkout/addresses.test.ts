import { describe, expect, it, vi } from 'vitest';
import type { Address } from '#generated/model/address.ts';
import {
  addressSchema,
  type AddressValues,
  saveBody,
  addressValuesOf,
} from '#/domain/address/address-schema.ts';
import { fieldsTooLong } from '#/backend/limits.ts';

import { countryOfDial, storedCountry } from '#/shared/country/countries.ts';
import { countryOfStored, countryText } from '#/shared/country/country-text.ts';
import { chosenAddress, foldedAddresses } from '#/pages/purchase/checkout/address-section.tsx';
import { formProblems } from '../form/form-problems.ts';

const addressProblems = (values: AddressValues) => formProblems(addressSchema, values);

const address = (id: number, isDefault = false): Address => ({
  id,
  isDefault,
  realName: 'Mali',
  phone: '812345678',
  countryCode: '66',
  country: 'Thailand',
  email: 'mali@example.com',
  detail: '88 Charoen Krung Road',
  postCode: 10500,
});
describe('an address above the limits of an order', () => {
  it.each([
    ['realName', { realName: 'n'.repeat(33) }, 'address.nameLong'],
    ['detail', { detail: 's'.repeat(101) }, 'address.detailLong'],
    ['phone', { phone: '1'.repeat(19) }, 'form.correctPhone'],
  ] as const)('%s is reported at its field', async (field, patch, problem) => {
    const long = { ...address(1), ...patch };
    expect(fieldsTooLong(long)).toEqual([field]);
    expect(await addressProblems(addressValuesOf(long))).toEqual({ [field]: problem });
  });

  it('the maximum lengths are valid', async () => {
    const full = {
      ...address(1),
      realName: 'n'.repeat(32),
      detail: 's'.repeat(100),
      phone: '1'.repeat(18),
    };
    expect(fieldsTooLong(full)).toEqual([]);
    expect(await addressProblems(addressValuesOf(full))).toEqual({});
  });
});

const four = [address(1), address(2), address(3, true), address(4)];

describe('selected address', () => {
  it('is the requested one, else the default, else the first', () => {
    expect(chosenAddress(four, 2)?.id).toBe(2);
    expect(chosenAddress(four, 99)?.id).toBe(3);
    expect(chosenAddress([address(5), address(6)], null)?.id).toBe(5);
    expect(chosenAddress([], 1)).toBeNull();
  });

  it('is always among the collapsed ones', () => {
    expect(foldedAddresses(four, four[0] ?? null).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(foldedAddresses(four, four[3] ?? null).map(({ id }) => id)).toEqual([1, 2, 4]);
  });
});

describe('country', () => {
  it('is stored by its English name, or by its code if the name is too long', () => {
    expect(storedCountry('TH')).toBe('Thailand');
    expect(storedCountry('AE')).toBe('United Arab Emirates');
    expect(storedCountry('BA').length).toBeLessThanOrEqual(20);
  });

  it('is recognized in the spelling of other clients', () => {
    for (const text of ['Thailand', 'thailand', 'TH', '泰国'])
      expect(countryOfStored(text)).toBe('TH');
    expect(countryOfStored('Atlantis')).toBeNull();
    expect(countryText('BA', 'en')).toContain('Bosnia');
    expect(countryText('Atlantis', 'en')).toBe('Atlantis');
  });

  it('are named for a long list without new formatters', () => {
    countryText('Thailand', 'fr');
    const made = vi.spyOn(Intl, 'DisplayNames');
    const texts = Array.from({ length: 500 }, () => countryText('Thailand', 'fr'));
    expect(new Set(texts)).toEqual(new Set(['Thaïlande']));
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('of a calling code is the stored one, else the main one', () => {
    expect(countryOfDial('1', 'CA')).toBe('CA');
    expect(countryOfDial('1', null)).toBe('US');
    expect(countryOfDial('66', null)).toBe('TH');
  });
});

describe('address form', () => {
  const good = addressValuesOf(address(1));

  it('accepts a stored address unchanged', async () => {
    expect(await addressProblems(good)).toEqual({});
    expect(saveBody(good, 1)).toMatchObject({
      id: 1,
      country: 'Thailand',
      countryCode: '66',
      postCode: 10500,
    });
  });

  it('reports every missing field', async () => {
    expect(await addressProblems(addressValuesOf(null))).toEqual({
      realName: 'address.emptyName',
      email: 'form.emailEmpty',
      country: 'address.emptyCountry',
      detail: 'address.emptyDetail',
      phone: 'form.emptyPhone',
      postCode: 'address.emptyPostCode',
    });
  });

  it('requires a valid email and digits in the postcode', async () => {
    expect((await addressProblems({ ...good, email: 'mali@' })).email).toBe('form.correctEmail');
    expect(
      (await addressProblems({ ...good, email: 'ma.li+x@mail.example.com' })).email,
    ).toBeUndefined();
    expect((await addressProblems({ ...good, postCode: 'SW1A' })).postCode).toBe(
      'address.postCodeDigits',
    );
    expect((await addressProblems({ ...good, postCode: '99999999999' })).postCode).toBe(
      'address.postCodeLong',
    );
  });

  it('requires eleven digits with a leading 1 for Chinese phones', async () => {
    expect(
      (await addressProblems({ ...good, dialOf: 'CN', phone: '13800138000' })).phone,
    ).toBeUndefined();
    expect(
      (await addressProblems({ ...good, dialOf: 'CN', phone: '138 0013 8000' })).phone,
    ).toBeUndefined();
    expect((await addressProblems({ ...good, dialOf: 'CN', phone: '23800138000' })).phone).toBe(
      'form.correctPhone',
    );
  });
});
