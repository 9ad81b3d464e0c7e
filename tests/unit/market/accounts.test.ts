import { describe, expect, it } from 'vitest';
import {
  loginEmail,
  loginPhoneCode,
  loginPhonePassword,
  registerEmail,
  registerPhone,
  registerVisitor,
  sendOwnCode,
  sendPhoneCode,
  sendRegisterCode,
  sendResetCode,
} from '#mocks/market/accounts.ts';
import { UserEmailPasswordUpdateBody } from '#generated/zod/user/user.zod.ts';
import { sendCode, useCode } from '#mocks/market/codes.ts';
import { myCoupons } from '#mocks/market/coupons.ts';
import { changePassword, resetPassword, strongPassword } from '#mocks/market/passwords.ts';
import { switchWay } from '#mocks/market/login-switches.ts';
import { editProfile, userCounts } from '#mocks/market/profile.ts';
import { logout, requireUser, tokenExists, userOf } from '#mocks/market/sessions.ts';
import { grant, openFixture, refusal } from './fixture.ts';
import { COUPON, HOUR, MINUTE } from './small-catalogue.ts';

const NEW = 'keo.new+1@lychee.test';
const password = 'Lychee-2026';

describe('codes', () => {
  it('are six digits, valid for five minutes and one use', () => {
    const { market, wait } = openFixture();
    const { code } = sendCode(market, NEW);
    expect(code).toMatch(/^\d{6}$/);
    useCode(market, NEW, code);
    expect(refusal(() => useCode(market, NEW, code))).toBe('codeExpired');

    wait(MINUTE);
    const later = sendCode(market, NEW).code;
    wait(5 * MINUTE + 1);
    expect(refusal(() => useCode(market, NEW, later))).toBe('codeExpired');
  });

  it('are replaced by the next one', () => {
    const { market, wait } = openFixture();
    const first = sendCode(market, NEW).code;
    wait(MINUTE);
    const second = sendCode(market, NEW);
    second.code = first === '111111' ? '222222' : '111111';
    expect(refusal(() => useCode(market, NEW, first))).toBe('codeWrong');
    expect(refusal(() => useCode(market, NEW, second.code))).toBe('accepted');
  });

  it('are invalid after five wrong attempts', () => {
    const { market } = openFixture();
    const { code } = sendCode(market, NEW);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal(() => useCode(market, NEW, '000000'))).toBe('codeWrong');
    }
    expect(refusal(() => useCode(market, NEW, code))).toBe('codeTries');
  });

  it('are limited to one per minute and ten per hour and address', () => {
    const { market, wait } = openFixture();
    sendCode(market, NEW);
    expect(refusal(() => sendCode(market, NEW))).toBe('codeTooSoon');
    expect(refusal(() => sendCode(market, 'other@lychee.test'))).toBe('accepted');
    for (let sent = 1; sent < 10; sent += 1) {
      wait(MINUTE);
      sendCode(market, NEW);
    }
    wait(MINUTE);
    expect(refusal(() => sendCode(market, NEW))).toBe('codeTooMany');
    wait(HOUR);
    expect(refusal(() => sendCode(market, NEW))).toBe('accepted');
  });
});

describe('accounts', () => {
  it('register by email with a code, once, with the welcome coupon', () => {
    const { market, wait } = openFixture();
    const { code } = sendRegisterCode(market, NEW);
    const { user, token } = registerEmail(market, { email: NEW, captcha: code, password });
    expect(userOf(market, token)).toBe(user);
    expect(myCoupons(market, user.id, 'usable').map(({ couponId }) => couponId)).toEqual([
      COUPON.welcome,
    ]);
    wait(MINUTE);
    expect(refusal(() => sendRegisterCode(market, NEW.toUpperCase()))).toBe('emailTaken');
    expect(loginEmail(market, { email: NEW, password }).user).toBe(user);
  });

  it('sign in with the right password only, if not disabled', () => {
    const { market, mali } = openFixture();
    const login = (email: string, typed: string) =>
      refusal(() => loginEmail(market, { email, password: typed }));
    expect(login('unknown@lychee.test', password)).toBe('accountMissing');
    expect(login('not an address', password)).toBe('emailMalformed');
    expect(login('mali@lychee.test', 'wrong')).toBe('passwordWrong');
    mali.enabled = false;
    expect(login('mali@lychee.test', password)).toBe('accountDisabled');
  });

  it('register and sign in by phone', () => {
    const { market, wait } = openFixture();
    const phone = { countryCode: '+86', phone: '13812345678' };
    expect(refusal(() => sendPhoneCode(market, { ...phone, phone: '123' }))).toBe('phoneMalformed');
    const { code } = sendPhoneCode(market, phone);
    const { user } = registerPhone(market, { ...phone, captcha: code, password });
    expect(loginPhonePassword(market, { ...phone, password }).user).toBe(user);
    wait(MINUTE);
    const again = sendPhoneCode(market, phone).code;
    expect(loginPhoneCode(market, { ...phone, captcha: again }).user).toBe(user);
    wait(MINUTE);
    const third = sendPhoneCode(market, phone).code;
    expect(refusal(() => registerPhone(market, { ...phone, captcha: third, password }))).toBe(
      'phoneTaken',
    );
  });

  it('distinguish phones by country code', () => {
    const { market } = openFixture();
    const phone = { countryCode: '+66', phone: '0812345678' };
    const { code } = sendPhoneCode(market, phone);
    expect(
      refusal(() =>
        registerPhone(market, { ...phone, countryCode: '66', captcha: code, password }),
      ),
    ).toBe('codeExpired');
    registerPhone(market, { ...phone, captcha: code, password });
    expect(
      refusal(() => loginPhonePassword(market, { ...phone, countryCode: '66', password })),
    ).toBe('passwordWrong');
  });

  it('require a code or a password, depending on the call', () => {
    const { market } = openFixture();
    const phone = { countryCode: '+66', phone: '0812345678' };
    expect(refusal(() => loginPhonePassword(market, { ...phone, password: '' }))).toBe(
      'passwordBlank',
    );
    expect(refusal(() => loginPhoneCode(market, { ...phone, captcha: '' }))).toBe('codeBlank');
    expect(refusal(() => registerPhone(market, { ...phone, captcha: '', password }))).toBe(
      'codeBlank',
    );
    const { code } = sendPhoneCode(market, phone);
    expect(refusal(() => loginPhoneCode(market, { ...phone, captcha: code }))).toBe(
      'accountMissing',
    );
  });

  it('have the same code limits by phone as by email', () => {
    const { market } = openFixture();
    const phone = { countryCode: '+66', phone: '0812345678' };
    const { to, code } = sendPhoneCode(market, phone);
    expect(market.state.codes).toMatchObject([{ to: '+660812345678', code }]);
    expect(to).toBe('+660812345678');
    expect(refusal(() => sendPhoneCode(market, phone))).toBe('codeTooSoon');
  });

  it('give every visitor an unguessable identity', () => {
    const { market } = openFixture();
    switchWay(market, 'visitor', false);
    expect(refusal(() => registerVisitor(market, { email: NEW }))).toBe('loginWayOff');
    switchWay(market, 'visitor', true);
    const [one, two] = [0, 1].map(() => registerVisitor(market, { email: NEW }).user);
    expect(one?.id).not.toBe(two?.id);
    expect(one?.identity).toMatch(/^lychee[0-9a-f]{32}$/);
    expect(refusal(() => registerVisitor(market, { email: NEW, phone: '12' }))).toBe(
      'countryCodeMissing',
    );
  });

  it('change passwords with a code', () => {
    const { market, mali, wait } = openFixture();
    const email = mali.email ?? '';
    const fresh = { newPassword: 'Mango.2027', passwordAgain: 'Mango.2027' };
    const { code } = sendResetCode(market, email);
    const reset = (more: object) =>
      refusal(() => resetPassword(market, { email, captcha: code, ...fresh, ...more }));
    expect(reset({ passwordAgain: 'other' })).toBe('passwordsDiffer');
    expect(reset({ newPassword: 'short' })).toBe('weakPassword');
    expect(reset({})).toBe('accepted');
    expect(mali.password).toBe('Mango.2027');

    wait(MINUTE);
    const own = sendOwnCode(market, mali, 'email').code;
    const change = (by: 'email' | 'phone') =>
      refusal(() => changePassword(market, mali, { by, token: null, captcha: own, ...fresh }));
    expect(change('phone')).toBe('accountKind');
    expect(change('email')).toBe('accepted');
    expect(change('email')).toBe('codeExpired');
    expect(refusal(() => sendOwnCode(market, mali, 'phone'))).toBe('accountKind');
    mali.enabled = false;
    expect(refusal(() => sendOwnCode(market, mali, 'email'))).toBe('accountDisabled');
  });

  it.each([
    ['Mango.2027', true],
    ['mango2027!', true],
    ['MANGO\\2027', true],
    ['alllowercase1', false],
    ['Sh0rt.x', false],
    ['Mango 2027', false],
    ['Mango.2027'.repeat(2) + '1', false],
  ])('accept the password %s: %s', (typed, taken) => {
    expect(strongPassword(typed)).toBe(taken);
    expect(UserEmailPasswordUpdateBody.shape.newPassword.safeParse(typed).success).toBe(taken);
  });

  it('count coupons and change the nickname', () => {
    const fixture = openFixture();
    grant(fixture, COUPON.merchant);
    expect(userCounts(fixture.market, fixture.mali.id)).toEqual({ coupons: 1, collected: 0 });
    editProfile(fixture.market, fixture.mali, { nickname: ' Mali P ', avatar: '/media/a.webp' });
    expect(fixture.mali.nickname).toBe('Mali P');
    expect(
      refusal(() => editProfile(fixture.market, fixture.mali, { nickname: ' ', avatar: '' })),
    ).toBe('nicknameBlank');
    for (const avatar of ['https://elsewhere.test/a.webp', '//elsewhere.test/a.webp']) {
      expect(
        refusal(() => editProfile(fixture.market, fixture.mali, { nickname: 'Mali', avatar })),
      ).toBe('pictureForeign');
    }
    expect(fixture.mali).toMatchObject({ nickname: 'Mali P', avatar: '/media/a.webp' });
  });
});

describe('sessions', () => {
  it('last 24 hours from the last accepted call', () => {
    const { market, wait } = openFixture();
    const { token, user } = loginEmail(market, { email: 'mali@lychee.test', password });
    wait(23 * HOUR);
    expect(requireUser(market, token)).toBe(user);
    wait(23 * HOUR);
    expect(tokenExists(market, token)).toBe(true);
    wait(HOUR);
    expect(tokenExists(market, token)).toBe(false);
    expect(refusal(() => requireUser(market, token))).toBe('notSignedIn');
  });

  it('end on other devices on a change of password, and everywhere on a reset', () => {
    const { market, mali, som, wait } = openFixture();
    const enter = (email: string) => loginEmail(market, { email, password }).token;
    const [here, there, other] = ['mali@lychee.test', 'mali@lychee.test', 'som@lychee.test'].map(
      enter,
    ) as [string, string, string];
    const fresh = { newPassword: 'Mango.2027', passwordAgain: 'Mango.2027' };
    changePassword(market, mali, {
      by: 'email',
      token: here,
      captcha: sendOwnCode(market, mali, 'email').code,
      ...fresh,
    });
    expect([here, there, other].map((token) => userOf(market, token))).toEqual([mali, null, som]);

    wait(MINUTE);
    const { code } = sendResetCode(market, 'mali@lychee.test');
    resetPassword(market, { email: 'mali@lychee.test', captcha: code, ...fresh });
    expect([here, other].map((token) => userOf(market, token))).toEqual([null, som]);
  });

  it('end on sign-out', () => {
    const { market } = openFixture();
    const { token } = loginEmail(market, { email: 'mali@lychee.test', password });
    logout(market, token);
    logout(market, null);
    expect(userOf(market, token)).toBeNull();
  });
});
