import type { Json } from '../../contract/shape.ts';
import type { Journey, Step } from './journey.ts';

const NOBODYS = {
  expect: 500,
  situation: 'The application does not exist or belongs to another user.',
} as const;

const NAME_TAKEN = { expect: 500, situation: 'The name of the store is taken.' } as const;

const FORM: Record<string, Json> = {
  name: 'Conformance $newPhone',
  realName: 'Conformance Check',
  email: '$newEmail',
  phone: '$newPhone',
  categoryId: '$categoryId',
  typeId: '$typeId',
  handlingFee: '$fee',
  keywords: 'check',
  address: '1 Test Road, Chiang Mai',
  qualificationPicture: '["$picture"]',
  country: 'Thailand',
};
const RESUBMIT: Record<string, Json> = Object.fromEntries(
  Object.entries(FORM).filter(([key]) => key !== 'country'),
);
const settle = (approved: boolean): Step => ({
  sandbox: {
    do: 'settle',
    email: '$otherEmail',
    approved,
    why: approved ? '' : 'The certificate cannot be read',
  },
});
const RECORD: Step = { operation: 'settlementDetail', as: 'other', params: { id: '$recordId' } };

export const settlement: readonly Journey[] = [
  {
    name: 'settlement-refusals',
    about: 'a business that is refused before anybody reads its application',
    steps: [
      { operation: 'settlementAgreement' },
      { operation: 'settlementRecords', take: { recordId: 'list[0].id' } },
      { operation: 'settlementDetail', params: { id: '$recordId' } },
      { operation: 'settlementDetail', as: 'other', params: { id: '$recordId' }, ...NOBODYS },
      { operation: 'settlementDetail', params: { id: '$missingId' }, ...NOBODYS },
      {
        operation: 'settlementCaptcha',
        body: 'not an address',
        expect: [400, 500],
        situation: 'E-mail empty or malformed.',
      },
    ],
  },
  {
    name: 'settlement',
    about: 'a business applies, is refused, mends its application and is approved',
    embeddedOnly: true,
    steps: [
      { operation: 'merchantCategories', take: { categoryId: '[0].id', fee: '[0].handlingFee' } },
      {
        operation: 'merchantStreet',
        query: { page: 1, limit: 10 },
        take: { storeName: 'list[0].name' },
      },
      { operation: 'merchantTypes', take: { typeId: '[0].id' } },
      {
        operation: 'imageUpload',
        as: 'other',
        query: { model: 'merchant', pid: 0 },
        body: { multipart: '@picture' },
        take: { picture: 'url' },
      },
      {
        operation: 'settlementApply',
        as: 'other',
        body: { ...FORM, captcha: '111111' },
        expect: 500,
        situation: 'Code expired.',
      },
      { operation: 'settlementCaptcha', body: '$newEmail' },
      {
        operation: 'settlementApply',
        as: 'other',
        body: { ...FORM, captcha: '000000' },
        expect: 500,
        situation: 'Code wrong.',
      },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$newEmail].code' } },
      { operation: 'settlementApply', as: 'other', body: { ...FORM, captcha: '$code' } },
      { operation: 'settlementCaptcha', body: '$nobodyEmail' },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$nobodyEmail].code' } },
      {
        operation: 'settlementApply',
        as: 'other',
        body: { ...FORM, email: '$nobodyEmail', name: '$storeName', captcha: '$code' },
        ...NAME_TAKEN,
      },
      { operation: 'settlementRecords', as: 'other', take: { recordId: 'list[0].id' } },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: { ...RESUBMIT, keywords: 'check, again' },
      },
      {
        operation: 'settlementResubmit',
        as: 'member',
        params: { id: '$recordId' },
        body: RESUBMIT,
        ...NOBODYS,
      },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: { ...RESUBMIT, email: '$nobodyEmail' },
        expect: 500,
        situation:
          'The e-mail has changed, and the code is missing, expired or wrong.',
      },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: { ...RESUBMIT, name: '$storeName' },
        ...NAME_TAKEN,
      },
      RECORD,
      settle(false),
      RECORD,
      { operation: 'settlementResubmit', as: 'other', params: { id: '$recordId' }, body: RESUBMIT },
      RECORD,
      settle(true),
      RECORD,
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: RESUBMIT,
        expect: 500,
        situation: 'The application is approved.',
      },
      { sandbox: { do: 'forward', ms: 61_000 } },
      { operation: 'settlementCaptcha', body: '$newEmail' },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$newEmail].code' } },
      {
        operation: 'settlementApply',
        as: 'other',
        body: { ...FORM, name: 'Another $newPhone', captcha: '$code' },
        expect: 500,
        situation: 'The e-mail belongs to a merchant.',
      },
    ],
  },
];
