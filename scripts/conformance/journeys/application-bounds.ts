import type { Contract } from '../contract.ts';
import { longest, smallest } from '../run/boundaries.ts';
import type { Journey, Step } from './journey.ts';
import { decide, FIND_FORM, FORM, RECORD } from './settlement-form.ts';

const AS = { as: 'other' } as const;
const ALL = { page: 1, limit: 100 };

export const applicationBounds = (contract: Contract): Journey => ({
  name: 'application-bounds',
  about: 'the longest and the shortest application',
  isWhole: true,
  steps: [
    ...FIND_FORM,
    ...(['newEmail', 'secondEmail'] as const).flatMap((mailbox): Step[] => {
      const form = { ...FORM, email: `$${mailbox}`, captcha: '$code' };
      return [
        { operation: 'settlementCaptcha', body: `$${mailbox}` },
        {
          sandbox: { do: 'inbox', to: `$${mailbox}` },
          take: { code: `[to=$${mailbox}].code` },
        },
        {
          operation: 'settlementApply',
          ...AS,
          body:
            mailbox === 'newEmail'
              ? longest(
                  contract,
                  'settlementApply',
                  form,
                  'email',
                  'qualificationPicture',
                  'captcha',
                )
              : smallest(contract, 'settlementApply', form),
        },
        {
          operation: 'settlementRecords',
          ...AS,
          query: ALL,
          take: { recordId: 'list[0].id' },
        },
        RECORD,
        decide(false),
        RECORD,
      ];
    }),
  ],
});
