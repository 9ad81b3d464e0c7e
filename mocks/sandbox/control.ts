import { localised } from '../market/localised.ts';
import { DEMO_PERSON } from '../demo/accounts.ts';
import { switchWay } from '../market/login-switches.ts';
import type { Market } from '../market/context.ts';
import { lookUpAddress, notices } from '../market/notices.ts';
import { merchantOrders } from '../market/order-queries.ts';
import { shipOrder, signForParcel } from '../market/order-steps.ts';
import { deliveryBy } from '../market/deliveries.ts';
import {
  answerWallet,
  approveScan,
  confirmCard,
  findIntent,
  findPayment,
} from '../market/providers.ts';
import { myReviews, replyToReview } from '../market/reviews.ts';
import { acceptRefund, confirmRefund, listRefunds, refuseRefund } from '../market/refunds.ts';
import {
  forwardClock,
  inbox,
  playScenario,
  type ScenarioName,
  SCENARIOS,
} from '../market/sandbox.ts';
import { freshState } from '../demo/seed.ts';
import { decideApplication, ownApplications } from '../market/settlement.ts';
import { answerTwitter, signInAtFacebook, signInAtGoogle } from '../market/social-providers.ts';
import { profileBy } from '../profiles/all.ts';
import { type Command, readCommand } from './commands.ts';
import { FAULTS, type Switches } from './switches.ts';

export type { Command } from './commands.ts';

const limitOf = ({ times }: { times?: number | undefined }) =>
  times === undefined ? {} : { times };

function userId(market: Market, email: string): number {
  const user = market.state.users.find((candidate) => candidate.email === email);
  if (!user) throw new Error(`No account has the email ${email}`);
  return user.id;
}

/** Applies a step to the refund that has waited longest. */
function decideRefund(
  market: Market,
  shopper: number,
  step: 'accept' | 'refuse' | 'arrive',
  why: string,
) {
  const wanted = step === 'arrive' ? 2 : 0;
  const refund = listRefunds(market, shopper).findLast(({ status }) => status === wanted);
  if (!refund)
    throw new Error(
      step === 'arrive' ? 'No refund is on its way' : 'No refund is waiting for the merchant',
    );
  if (step === 'accept') acceptRefund(market, refund);
  if (step === 'refuse') refuseRefund(market, refund, why);
  if (step === 'arrive') confirmRefund(market, refund);
  return refund;
}

const stateOf = (market: Market, switches: Switches) => ({
  now: market.realNow() + market.state.clockOffset,
  offset: market.state.clockOffset,
  delay: switches.delay,
  delays: [...switches.delays],
  faults: [...switches.faults],
  answers: [...switches.answers],
  violations: switches.violations,
  scenarios: Object.keys(SCENARIOS),
  faultKinds: FAULTS,
  profile: switches.profile?.name ?? 'complete',
  pages: switches.pages,
});

/** Runs a command and returns its result. Throws if it is not a command or impossible. */
export function control(market: Market, switches: Switches, asked: Command): unknown {
  const command = readCommand(asked);
  switch (command.do) {
    case 'inbox':
      return inbox(market);
    case 'links':
      return notices(market).map((notice) => ({ to: notice.to, address: lookUpAddress(notice) }));
    case 'state':
      return stateOf(market, switches);
    case 'reset':
      Object.assign(market.state, freshState(market.catalogue, market.state.seed, market.realNow));
      switches.delay = 0;
      switches.delays.clear();
      switches.faults.clear();
      switches.answers.clear();
      switches.hostile = null;
      switches.profile = switches.startProfile;
      switches.violations.length = 0;
      market.changed();
      return null;
    case 'forward':
      return forwardClock(market, command.ms);
    case 'delay': {
      const { operation = '*' } = command;
      if (operation === '*') switches.delay = command.ms;
      else switches.delays.set(operation, command.ms);
      return command.ms;
    }
    case 'fault':
      if (command.fault === null) switches.faults.delete(command.operation);
      else switches.faults.set(command.operation, { fault: command.fault, ...limitOf(command) });
      return null;
    case 'answer':
      if (command.answer === null) switches.answers.delete(command.operation);
      else switches.answers.set(command.operation, { answer: command.answer, ...limitOf(command) });
      return null;
    case 'profile':
      switches.profile = profileBy(command.name);
      return command.name;
    case 'currency':
      market.state.shopCurrency = command.currency;
      market.changed();
      return command.currency;
    case 'hostile':
      switches.hostile = command.how;
      return switches.hostile;
    case 'scenario':
      return (
        playScenario(market, command.name as ScenarioName, {
          userId: userId(market, command.email),
          skuId: command.skuId,
        }) ?? null
      );
    case 'ship': {
      const order = merchantOrders(market, userId(market, command.email), 1)[0];
      if (!order) throw new Error('Nothing is waiting to be shipped');
      return shipOrder(market, order.no, deliveryBy(command.delivery ?? 'express', order)).no;
    }
    case 'sign': {
      const parcel = merchantOrders(market, userId(market, command.email), 2).find(
        ({ delivery }) => delivery?.type === 'express',
      );
      if (!parcel) throw new Error('No parcel is on its way');
      return signForParcel(market, parcel.no).no;
    }
    case 'reply': {
      const open = myReviews(market, userId(market, command.email)).find(
        ({ review }) => review.reply === null,
      );
      if (!open) throw new Error('No review waits for an answer');
      replyToReview(market, open.review, 'Thank you for your review.');
      return open.review.id;
    }
    case 'refund':
      return decideRefund(market, userId(market, command.email), command.step, command.why ?? '')
        .no;
    case 'settle': {
      const waiting = ownApplications(market, userId(market, command.email)).findLast(
        ({ status }) => status === 1,
      );
      if (!waiting) throw new Error('No application is waiting');
      return decideApplication(
        market,
        waiting.id,
        command.approved
          ? { approved: true }
          : { approved: false, reason: localised(command.why ?? '') },
      ).id;
    }
    case 'payment':
      return findPayment(market, command.id);
    case 'wallet':
      return answerWallet(market, command.id, command.approved);
    case 'intent':
      return findIntent(market, command.clientSecret);
    case 'card':
      return confirmCard(market, command.clientSecret, command.accepted);
    case 'scan':
      return approveScan(market, command.id);
    case 'loginWay':
      return switchWay(market, command.way, command.on) ?? null;
    case 'google':
      return signInAtGoogle(market, command.person ?? DEMO_PERSON);
    case 'facebook':
      return signInAtFacebook(market, command.person ?? DEMO_PERSON);
    case 'twitter':
      return answerTwitter(
        market,
        command.token,
        command.approved ? (command.person ?? DEMO_PERSON) : null,
      );
  }
}
