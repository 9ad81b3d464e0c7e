import { describe, expect, it } from 'vitest';
import { sendEmailCode } from '../../../mocks/market/accounts.ts';
import {
  applyToSell,
  decideApplication,
  fileApplication,
  ownApplication,
  ownApplications,
  resubmitApplication,
} from '../../../mocks/market/settlement.ts';
import { MINUTE, openWorld, refusal, same, type World } from './fixture.ts';
import type { SettlementForm } from '../../../mocks/market/settlement.ts';

const form = (more: Partial<SettlementForm> = {}): SettlementForm => ({
  name: 'Ping River',
  realName: 'Mali',
  email: 'hello@ping.example',
  phone: ' ',
  categoryId: 4,
  typeId: 1,
  address: 'Chiang Mai',
  pictures: ['/media/a.webp'],
  ...more,
});
const other = { name: 'Doi Noi', email: 'beans@doi.example' };
const no = { approved: false, reason: same('Too dark') } as const;
const yes = { approved: true } as const;

function apply(world: World, more: Partial<SettlementForm> = {}, userId = world.mali.id) {
  const { code } = sendEmailCode(world.market, form(more).email);
  return applyToSell(world.market, userId, form(more), code);
}

describe('an application', () => {
  it('keeps tidy fields and the fee of its category, and waits', () => {
    const world = openWorld();
    const application = apply(world, { name: ' Ping River ', keywords: 'tea' });
    expect(application).toMatchObject({
      name: 'Ping River',
      phone: null,
      keywords: 'tea',
      handlingFee: 4,
      status: 1,
      denialReason: null,
    });
    expect(ownApplications(world.market, world.mali.id)).toEqual([application]);
    expect(ownApplications(world.market, world.som.id)).toEqual([]);
    expect(refusal(() => ownApplication(world.market, world.som.id, application.id))).toBe(
      'settlementMissing',
    );
  });

  it.each([
    [{ name: ' ' }, 'settlementBlank'],
    [{ realName: '' }, 'settlementBlank'],
    [{ address: '' }, 'settlementBlank'],
    [{ pictures: [] }, 'settlementPictures'],
    [{ email: 'no' }, 'emailMalformed'],
    [{ categoryId: 99 }, 'merchantCategoryMissing'],
    [{ typeId: 99 }, 'merchantTypeMissing'],
    [{ name: 'STORE 1' }, 'storeNameTaken'],
  ] as const)('with %j is refused: %s', (spoilt, key) => {
    const { market, mali } = openWorld();
    expect(refusal(() => fileApplication(market, mali.id, form(spoilt)))).toBe(key);
    expect(market.state.applications).toEqual([]);
  });

  it('needs the code of its mailbox, and a taken name does not cost the code', () => {
    const { market, mali } = openWorld();
    expect(refusal(() => applyToSell(market, mali.id, form(), '123456'))).toBe('codeExpired');
    const { code } = sendEmailCode(market, form().email);
    expect(refusal(() => applyToSell(market, mali.id, form({ name: 'store 2' }), code))).toBe(
      'storeNameTaken',
    );
    expect(refusal(() => applyToSell(market, mali.id, form(other), code))).toBe('codeExpired');
    expect(refusal(() => applyToSell(market, mali.id, form(), code))).toBe('accepted');
    expect(refusal(() => sendEmailCode(market, form().email))).toBe('codeTooSoon');
  });

  it('holds its name and mailbox until it is refused', () => {
    const { market, mali, som } = openWorld();
    const { id } = fileApplication(market, mali.id, form());
    const file = (more: Partial<SettlementForm>) =>
      refusal(() => fileApplication(market, som.id, form(more)));
    expect(file({ email: other.email, name: 'ping  river' })).toBe('storeNameTaken');
    expect(file({ name: other.name, email: 'Hello@Ping.example' })).toBe('merchantEmailTaken');
    decideApplication(market, id, no);
    expect(file({})).toBe('accepted');
    expect(refusal(() => resubmitApplication(market, mali.id, id, form()))).toBe('storeNameTaken');
  });

  it('does not take the mailbox of a merchant', () => {
    const { market, mali } = openWorld();
    for (const merchant of market.catalogue.merchants) merchant.email = 'shop@store.example';
    expect(
      refusal(() => fileApplication(market, mali.id, form({ email: 'shop@store.example' }))),
    ).toBe('merchantEmailTaken');
  });

  it('may be one of several, newest first', () => {
    const world = openWorld();
    const first = fileApplication(world.market, world.mali.id, form());
    world.wait(MINUTE);
    const second = fileApplication(world.market, world.mali.id, form(other));
    expect(ownApplications(world.market, world.mali.id)).toEqual([second, first]);
  });
});

describe('the platform', () => {
  it('decides once, and says why it refuses', () => {
    const { market, mali } = openWorld();
    const { id } = fileApplication(market, mali.id, form());
    const decide = (reason: string) =>
      refusal(() => decideApplication(market, id, { approved: false, reason: same(reason) }));
    expect(decide(' ')).toBe('settlementReason');
    expect(decide('x'.repeat(256))).toBe('settlementReason');
    expect(ownApplication(market, mali.id, id).status).toBe(1);
    expect(decideApplication(market, id, no)).toMatchObject({ status: 3, denialReason: no.reason });
    expect(refusal(() => decideApplication(market, id, yes))).toBe('settlementDecided');
    expect(refusal(() => decideApplication(market, 9, yes))).toBe('settlementMissing');
  });
});

describe('handing in again', () => {
  it('edits what waits and keeps its time', () => {
    const world = openWorld();
    const { market, mali } = world;
    const { id, createTime } = fileApplication(market, mali.id, form());
    world.wait(MINUTE);
    resubmitApplication(market, mali.id, id, form({ address: 'Lamphun', categoryId: 6 }));
    expect(ownApplication(market, mali.id, id)).toMatchObject({
      address: 'Lamphun',
      handlingFee: 6,
      status: 1,
      createTime,
    });
  });

  it('makes a refused one wait again from now on', () => {
    const world = openWorld();
    const { market, mali } = world;
    const { id, createTime } = fileApplication(market, mali.id, form());
    decideApplication(market, id, no);
    world.wait(MINUTE);
    resubmitApplication(market, mali.id, id, form());
    expect(ownApplication(market, mali.id, id)).toMatchObject({
      status: 1,
      denialReason: null,
      createTime: createTime + MINUTE,
    });
    expect(refusal(() => decideApplication(market, id, yes))).toBe('accepted');
  });

  it('leaves an approved one and those of others alone', () => {
    const { market, mali, som } = openWorld();
    const { id } = fileApplication(market, mali.id, form());
    expect(refusal(() => resubmitApplication(market, som.id, id, form()))).toBe(
      'settlementMissing',
    );
    decideApplication(market, id, yes);
    expect(refusal(() => resubmitApplication(market, mali.id, id, form()))).toBe(
      'settlementApproved',
    );
  });

  it('needs a code for another mailbox only', () => {
    const { market, mali } = openWorld();
    const { id } = fileApplication(market, mali.id, form());
    const again = (captcha?: string) =>
      refusal(() =>
        resubmitApplication(market, mali.id, id, form({ email: other.email }), captcha),
      );
    const { code } = sendEmailCode(market, other.email);
    expect(again()).toBe('codeWrong');
    expect(ownApplication(market, mali.id, id).email).toBe(form().email);
    expect(again(code)).toBe('accepted');
    expect(ownApplication(market, mali.id, id).email).toBe(other.email);
  });
});
