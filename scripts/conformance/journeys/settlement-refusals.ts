import type { Journey } from './journey.ts';

export const UNKNOWN_APPLICATION = {
  expect: 500,
  situation: 'The application does not exist or belongs to another user.',
} as const;

export const settlementRefusals: Journey = {
  name: 'settlement-refusals',
  about: 'applications rejected by validation',
  steps: [
    { operation: 'settlementAgreement' },
    { operation: 'settlementRecords', take: { recordId: 'list[0].id' } },
    { operation: 'settlementDetail', params: { id: '$recordId' } },
    {
      operation: 'settlementDetail',
      as: 'other',
      params: { id: '$recordId' },
      ...UNKNOWN_APPLICATION,
    },
    { operation: 'settlementDetail', params: { id: '$missingId' }, ...UNKNOWN_APPLICATION },
    {
      operation: 'settlementCaptcha',
      body: 'not an address',
      expect: [400, 500],
      situation: 'E-mail empty or malformed.',
    },
  ],
};
