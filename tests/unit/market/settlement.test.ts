import { describe, expect, it } from 'vitest';
import { sendEmailCode } from '#mocks/market/accounts.ts';
import {
  applyToSell,
  decideApplication,
  fileApplication,
  ownApplication,
  ownApplications,
  resubmitApplication,
  type SettlementForm,
} from '#mocks/market/settlement.ts';
import { APPLICATION, openFixture, refusal, type Fixture } from './fixture.ts';
import { MINUTE, same } from './small-catalogue.ts';

const form = (more: Partial<SettlementForm> = {}): SettlementForm => ({
  ...APPLICATION,
  phone: ' ',
  ...more,
});
const other = { name: 'Doi Noi', email: 'beans@doi.example' };
const no = { approved: false, reason: same('Too dark') } as const;
const yes = { approved: true } as const;

function apply(fixture: Fixture, more: Partial<SettlementForm> = {}, userId = fixture.mali.id) {
  const { code } = sendEmailCode(fixture.market, form(more).email);
  return applyToSell(fixture.market, userId, form(more), code);
}

describe('an application', () => {
  it('stores trimmed fields and the fee of its category, and is pending', () => {
    const fixture = openFixture();
    const application = apply(fixture, { name: ' Ping River ', keywords: ' tea ' });
    expect(application).toMatchObject({
      name: 'Ping River',
      phone: null,
      keywords: 'tea',
      pictures: ['/media/a.webp'],
      handlingFee: 4,
      status: 1,
      denialReason: null,
    });
    expect(ownApplications(fixture.market, fixture.mali.id)).toEqual([application]);
    expect(ownApplications(fixture.market, fixture.som.id)).toEqual([]);
    expect(refusal(() => ownApplication(fixture.market, fixture.som.id, application.id))).toBe(
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
    const { market, mali } = openFixture();
    expect(refusal(() => fileApplication(market, mali.id, form(spoilt)))).toBe(key);
    expect(market.state.applications).toEqual([]);
  });

  it('requires the code of its mailbox, which a taken name does not consume', () => {
    const { market, mali } = openFixture();
    expect(refusal(() => applyToSell(market, mali.id, form(), '123456'))).toBe('codeExpired');
    const { code } = sendEmailCode(market, form().email);
    expect(refusal(() => applyToSell(market, mali.id, form({ name: 'store 2' }), code))).toBe(
      'storeNameTaken',
    );
    expect(refusal(() => applyToSell(market, mali.id, form(other), code))).toBe('codeExpired');
    expect(refusal(() => applyToSell(market, mali.id, form(), code))).toBe('accepted');
    expect(refusal(() => sendEmailCode(market, form().email))).toBe('codeTooSoon');
  });

  it('reserves its name and mailbox until it is refused', () => {
    const { market, mali, som } = openFixture();
    const { id } = fileApplication(market, mali.id, form());
    const file = (more: Partial<SettlementForm>) =>
      refusal(() => fileApplication(market, som.id, form(more)));
    expect(file({ email: other.email, name: 'ping  river' })).toBe('storeNameTaken');
    expect(file({ name: other.name, email: 'Hello@Ping.example' })).toBe('merchantEmailTaken');
    decideApplication(market, id, no);
    expect(file({})).toBe('accepted');
    expect(refusal(() => resubmitApplication(market, mali.id, id, form()))).toBe('storeNameTaken');
  });

  it('refuses the mailbox of a merchant', () => {
    const { market, mali } = openFixture();
    for (const merchant of market.catalogue.merchants) merchant.email = 'shop@store.example';
    expect(
      refusal(() => fileApplication(market, mali.id, form({ email: 'shop@store.example' }))),
    ).toBe('merchantEmailTaken');
  });

  it('is listed with others, newest first', () => {
    const fixture = openFixture();
    const first = fileApplication(fixture.market, fixture.mali.id, form());
    fixture.wait(MINUTE);
    const second = fileApplication(fixture.market, fixture.mali.id, form(other));
    expect(ownApplications(fixture.market, fixture.mali.id)).toEqual([second, first]);
    const third = form({ name: 'Khao Yai', email: 'tea@khao.example' });
    const last = fileApplication(fixture.market, fixture.mali.id, third);
    expect(ownApplications(fixture.market, fixture.mali.id)).toEqual([last, second, first]);
    for (const one of [first, second, last])
      expect(ownApplication(fixture.market, fixture.mali.id, one.id)).toBe(one);
  });
});

describe('the platform', () => {
  it('decides once, with a reason for a refusal', () => {
    const { market, mali } = openFixture();
    const { id } = fileApplication(market, mali.id, form());
    const decide = (reason: string) =>
      refusal(() => decideApplication(market, id, { approved: false, reason: same(reason) }));
    expect(decide(' ')).toBe('settlementReason');
    expect(decide('x'.repeat(256))).toBe('settlementReason');
    const partly = { ...same('Too dark'), en: '' };
    expect(refusal(() => decideApplication(market, id, { approved: false, reason: partly }))).toBe(
      'settlementReason',
    );
    expect(ownApplication(market, mali.id, id).status).toBe(1);
    expect(decideApplication(market, id, no)).toMatchObject({ status: 3, denialReason: no.reason });
    expect(refusal(() => decideApplication(market, id, yes))).toBe('settlementDecided');
    expect(refusal(() => decideApplication(market, 9, yes))).toBe('settlementMissing');
  });

  it('gives a reason of up to 255 letters', () => {
    const { market, mali } = openFixture();
    const { id } = fileApplication(market, mali.id, form());
    const reason = same('x'.repeat(255));
    expect(refusal(() => decideApplication(market, id, { approved: false, reason }))).toBe(
      'accepted',
    );
  });
});

describe('resubmitting', () => {
  it('edits a pending application and keeps its time', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const { id, createTime } = fileApplication(market, mali.id, form());
    fixture.wait(MINUTE);
    resubmitApplication(market, mali.id, id, form({ address: 'Lamphun', categoryId: 6 }));
    expect(ownApplication(market, mali.id, id)).toMatchObject({
      address: 'Lamphun',
      handlingFee: 6,
      status: 1,
      createTime,
    });
  });

  it('makes a refused application pending, with a new time', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const { id, createTime } = fileApplication(market, mali.id, form());
    decideApplication(market, id, no);
    fixture.wait(MINUTE);
    resubmitApplication(market, mali.id, id, form());
    expect(ownApplication(market, mali.id, id)).toMatchObject({
      status: 1,
      denialReason: null,
      createTime: createTime + MINUTE,
    });
    expect(refusal(() => decideApplication(market, id, yes))).toBe('accepted');
  });

  it('refuses approved applications and those of other users', () => {
    const { market, mali, som } = openFixture();
    const { id } = fileApplication(market, mali.id, form());
    expect(refusal(() => resubmitApplication(market, som.id, id, form()))).toBe(
      'settlementMissing',
    );
    decideApplication(market, id, yes);
    expect(refusal(() => resubmitApplication(market, mali.id, id, form()))).toBe(
      'settlementApproved',
    );
  });

  it('requires a code for another mailbox only', () => {
    const { market, mali } = openFixture();
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
