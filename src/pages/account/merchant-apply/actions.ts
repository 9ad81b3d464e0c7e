import {
  getSettlementApplyMutationOptions,
  getSettlementCaptchaMutationOptions,
  getSettlementResubmitMutationOptions,
} from '#generated/client/settlement/settlement.ts';
import type { SettlementForm } from '#generated/model/settlementForm.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { mutate } from '#/api/mutate.ts';
import { readNow } from '#/api/read-now.ts';
import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import type { Write } from '#/session/write.ts';

const COMPARED = ['name', 'realName', 'email', 'address'] as const;

/** Whether a recorded application is the one that was sent, and waits for its review. */
const isSame = (record: SettlementRecord, sent: SettlementForm): boolean =>
  record.auditStatus === SettlementStatus.waiting &&
  COMPARED.every((field) => record[field] === sent[field]);

/** Sends a code to an applicant's mailbox. The result is whether it was sent. */
export const sendApplyCode: Write<[email: string], boolean> = {
  signInFor: null,
  send: (client, email) => mutate(client, getSettlementCaptchaMutationOptions(), { data: email }),
  unverified: 'A code that does not arrive is requested again.',
};

/** Sends an application, or the changes of the one with this id, which need a code (else empty) for a new email address. */
export const sendApplication: Write<[id: number | null, body: SettlementForm, captcha: string]> = {
  signInFor: 'application',
  send: (client, id, body, captcha) =>
    id === null
      ? mutate(client, getSettlementApplyMutationOptions(), { data: { ...body, captcha } })
      : mutate(client, getSettlementResubmitMutationOptions(), {
          id,
          data: { ...body, ...(captcha && { captcha }) },
        }),
  verify: async ({ client }, id, body) => {
    // The same changes may be sent again.
    if (id !== null) return false;
    const { list } = await readNow(client, applicationsQuery(1));
    return list.some((record) => isSame(record, body));
  },
};
