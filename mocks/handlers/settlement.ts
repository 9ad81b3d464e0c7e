import { sendEmailCode } from '../market/accounts.ts';
import { pageOf } from '../market/paging.ts';
import {
  applyToSell,
  ownApplication,
  ownApplications,
  resubmitApplication,
  type SettlementForm,
} from '../market/settlement.ts';
import type { SettlementApplication } from '../market/state.ts';
import { type Ask, type HandlersOf, shopper } from './types.ts';
import { pageWith, picturesIn, stamp, type Wire, wireOf } from './wire.ts';

type Submission = 'settlementApply' | 'settlementResubmit';
type Ids =
  | Submission
  | 'settlementAgreement'
  | 'settlementCaptcha'
  | 'settlementRecords'
  | 'settlementDetail';

function formOf(ask: Ask<Submission>): SettlementForm {
  const { name, realName, email, phone, categoryId, typeId, keywords, address } = ask.body;
  const pictures = picturesIn(ask.body.qualificationPicture, ask.origin);
  return { name, realName, email, phone, categoryId, typeId, keywords, address, pictures };
}

const record = (
  { userId: _owner, status, denialReason, pictures, createTime, ...fields }: SettlementApplication,
  wire: Wire,
) => ({
  ...fields,
  auditStatus: status,
  denialReason: denialReason && wire.text(denialReason),
  qualificationPicture: JSON.stringify(pictures.map(wire.picture)),
  createTime: stamp(createTime),
});

export const settlementHandlers: HandlersOf<Ids> = {
  settlementAgreement: (ask) => ({
    agreement: wireOf(ask).text(ask.market.catalogue.site.settlementAgreement),
  }),
  settlementCaptcha: ({ market, body }) => {
    sendEmailCode(market, body);
    return true;
  },
  settlementApply: (ask) => {
    applyToSell(ask.market, shopper(ask).id, formOf(ask), ask.body.captcha);
    return null;
  },
  settlementRecords: (ask) =>
    pageWith(
      pageOf(ownApplications(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      (application) => record(application, wireOf(ask)),
    ),
  settlementDetail: (ask) =>
    record(ownApplication(ask.market, shopper(ask).id, ask.params.id), wireOf(ask)),
  settlementResubmit: (ask) => {
    resubmitApplication(ask.market, shopper(ask).id, ask.params.id, formOf(ask), ask.body.captcha);
    return null;
  },
};
