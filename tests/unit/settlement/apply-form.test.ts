import { describe, expect, it } from 'vitest';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { applySchema } from '#/pages/account/merchant-apply/use-apply-form.ts';
import {
  applyBody,
  type ApplyValues,
  applyValuesOf,
} from '#/pages/account/merchant-apply/apply-values.ts';
import { formProblems } from '../form/form-problems.ts';

const RECORD: SettlementRecord = {
  id: 7,
  name: 'Nam Khan Looms',
  realName: 'Somjai',
  categoryId: 4,
  typeId: 2,
  handlingFee: 6,
  email: 'hello@namkhan.example',
  phone: '+856 2055512345',
  keywords: 'silk,sinh',
  address: 'Luang Prabang',
  auditStatus: 3,
  denialReason: 'Out of focus',
  qualificationPicture: ['/media/upload/1.png'],
  createTime: '2026-11-20 08:00:00',
};

const given = applyValuesOf(RECORD, 'CN');
const problems = (change: Partial<ApplyValues>, verifiedEmail?: string) =>
  formProblems(applySchema(verifiedEmail), { ...given, ...change });

describe('the values of the application form', () => {
  it('are sent unchanged', () => {
    const {
      id: _id,
      auditStatus: _status,
      denialReason: _reason,
      createTime: _time,
      ...form
    } = RECORD;
    expect(applyBody(given, 6)).toEqual(form);
    expect(given.dialOf).toBe('LA');
  });

  it.each([
    [null, 'CN', ''],
    ['13812345678', 'CN', '13812345678'],
    ['+66 812345678', 'TH', '812345678'],
    ['+999 1', 'CN', '1'],
  ])('split the phone %s', (phone, dialOf, number) => {
    expect(applyValuesOf({ ...RECORD, phone }, 'CN')).toMatchObject({ dialOf, phone: number });
  });

  it('are trimmed, and keywords accept any comma', () => {
    const body = applyBody(
      {
        ...given,
        name: ' Nam Khan ',
        keywords: ' silk， sinh、,，handwoven ',
        phone: '20 5551-2345',
      },
      undefined,
    );
    expect(body).toMatchObject({
      name: 'Nam Khan',
      keywords: 'silk,sinh,handwoven',
      phone: '+856 2055512345',
    });
    // Backends require one.
    expect(body.handlingFee).toBe(0);
  });
});

describe('the validation of an application', () => {
  it('accepts a complete one', async () => {
    expect(await problems({}, RECORD.email)).toEqual({});
    expect(await problems({ captcha: '482913' })).toEqual({});
  });

  it('reports all fields of an empty one', async () => {
    expect(await problems(applyValuesOf(null, 'CN'))).toEqual({
      name: 'settled.emptyName',
      realName: 'settled.emptyRealName',
      categoryId: 'settled.emptyCategory',
      typeId: 'settled.emptyType',
      keywords: 'settled.emptyKeywords',
      address: 'settled.emptyAddress',
      email: 'form.emailEmpty',
      captcha: 'auth.emptyCaptche',
      phone: 'form.emptyPhone',
      pictures: 'settled.emptyIsPicture',
      agreed: 'settled.emptyIsAgree',
    });
  });

  it.each<[Partial<ApplyValues>, object]>([
    [{ name: '   ' }, { name: 'settled.emptyName' }],
    [{ keywords: ' , ，' }, { keywords: 'settled.emptyKeywords' }],
    [{ email: 'somjai@example' }, { email: 'form.correctEmail' }],
    [{ dialOf: 'CN', phone: '123' }, { phone: 'phone.short' }],
    [{ pictures: ['x'.repeat(2000)] }, { pictures: 'error.400' }],
  ])('reports the field: %o', async (change, expected) => {
    expect(await problems({ captcha: '482913', ...change })).toEqual(expected);
  });
});
