import type { Step } from './journey.ts';
import { ALL, lookUp, NOT_THIS_VISITOR } from './visitor-look-ups.ts';

/** The identity of another visitor or of a member opens no order. */
export const IDENTITIES: readonly Step[] = [
  ...(['$otherIdentity', '$uid', '$almostIdentity'] as const).flatMap((identity): Step[] => [
    lookUp('visitorMasterOrderDetail', '$orderNo', NOT_THIS_VISITOR, identity),
    lookUp('visitorOrderDetail', '$secondPart', NOT_THIS_VISITOR, identity),
  ]),
  {
    operation: 'emailLogin',
    body: { email: '$memberEmail', password: '$memberPassword' },
    take: { memberToken: 'token', memberIdentity: 'identity' },
  },
  {
    operation: 'orderList',
    as: 'member',
    query: { type: -1, ...ALL },
    take: { memberPart: 'list[0].orderNo', memberNo: 'list[0].masterOrderNo' },
  },
  lookUp('visitorOrderDetail', '$memberPart', NOT_THIS_VISITOR, '$memberIdentity'),
  lookUp('visitorMasterOrderDetail', '$memberNo', NOT_THIS_VISITOR, '$memberIdentity'),
  lookUp('visitorOrderDetail', '$secondPart', NOT_THIS_VISITOR, '$memberIdentity'),
  { operation: 'logout', as: '$memberToken' },
];
