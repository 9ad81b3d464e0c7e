import { A_MINUTE } from './account-steps.ts';
import type { CallStep, Journey } from './journey.ts';
import { decide, FIND_FORM, FORM, RECORD, RESUBMIT, UPLOAD } from './settlement-form.ts';
import { settlementRefusals, UNKNOWN_APPLICATION } from './settlement-refusals.ts';

/** One more application, without a code of its own. */
const another = (fields: Record<string, string>): CallStep => ({
  operation: 'settlementApply',
  as: 'other',
  body: { ...FORM, name: 'Another $newPhone', ...fields },
  expect: 500,
  situation: 'Code expired.',
});
const NAME_TAKEN = { expect: 500, situation: 'The name of the store is taken.' } as const;

export const settlement: readonly Journey[] = [
  settlementRefusals,
  {
    name: 'settlement',
    about: 'an application that is refused, resubmitted and approved',
    isWhole: true,
    steps: [
      ...FIND_FORM,
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
      {
        sandbox: { do: 'inbox' },
        take: { code: '[to=$newEmail].code', usedCode: '[to=$newEmail].code' },
      },
      { operation: 'settlementApply', as: 'other', body: { ...FORM, captcha: '$code' } },
      { operation: 'settlementCaptcha', body: '$unknownEmail' },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$unknownEmail].code' } },
      {
        operation: 'settlementApply',
        as: 'other',
        body: { ...FORM, email: '$unknownEmail', name: '$storeName', captcha: '$code' },
        ...NAME_TAKEN,
      },
      // The code of another mailbox.
      another({ email: '$secondEmail', captcha: '$code' }),
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
        ...UNKNOWN_APPLICATION,
      },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: { ...RESUBMIT, email: '$unknownEmail' },
        expect: 500,
        situation: 'The e-mail has changed, and the code is missing, expired or wrong.',
      },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: { ...RESUBMIT, name: '$storeName' },
        ...NAME_TAKEN,
      },
      RECORD,
      decide(false),
      RECORD,
      // Its name and mailbox are available again.
      another({ captcha: '$usedCode' }),
      // Where an application cannot be sent again, this one is approved.
      { operation: 'settlementCaptcha', body: '$secondEmail' },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$secondEmail].code' } },
      {
        operation: 'settlementApply',
        as: 'other',
        body: {
          ...FORM,
          email: '$secondEmail',
          name: 'Second $newPhone',
          captcha: '$code',
          categoryId: '$otherCategoryId',
          typeId: '$otherTypeId',
          country: 'Laos',
          realName: '$newName',
        },
      },
      decide(true),
      // Its time becomes that of the second submission, and it is the newest.
      { sandbox: { do: 'forward', ms: 5 * 60_000 } },
      { operation: 'settlementResubmit', as: 'other', params: { id: '$recordId' }, body: RESUBMIT },
      { operation: 'settlementRecords', as: 'other' },
      RECORD,
      // What is emptied is empty, and other documents replace the one before.
      { ...UPLOAD, body: { multipart: '@secondPicture' }, take: { secondPicture: 'url' } },
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: {
          ...RESUBMIT,
          name: 'Changed $newPhone',
          realName: '$newName',
          phone: '$newPhone',
          address: '3, $street',
          keywords: '',
          categoryId: '$otherCategoryId',
          typeId: '$otherTypeId',
          qualificationPicture: '["$secondPicture"]',
        },
      },
      RECORD,
      {
        operation: 'settlementRecords',
        as: 'other',
        take: { recordId: 'list[auditStatus=2].id', approvedEmail: 'list[auditStatus=2].email' },
      },
      RECORD,
      {
        operation: 'settlementResubmit',
        as: 'other',
        params: { id: '$recordId' },
        body: RESUBMIT,
        expect: 500,
        situation: 'The application is approved.',
      },
      A_MINUTE,
      { operation: 'settlementCaptcha', body: '$approvedEmail' },
      { sandbox: { do: 'inbox' }, take: { code: '[to=$approvedEmail].code' } },
      {
        operation: 'settlementApply',
        as: 'other',
        body: {
          ...FORM,
          email: '$approvedEmail',
          name: 'Another $newPhone',
          captcha: '$code',
        },
        expect: 500,
        situation: 'The e-mail belongs to a merchant.',
      },
    ],
  },
];
