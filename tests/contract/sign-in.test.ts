import { describe, expect, it } from 'vitest';
import { DEMO_PHONE } from '../../mocks/market/demo-accounts.ts';
import { type Command, control } from '../../mocks/sandbox/control.ts';
import { testMarket } from '../../mocks/test.ts';

interface Answer {
  code: number;
  message: string;
  data: unknown;
}
interface Session {
  token: string;
  type: string;
  identity: string;
}

const FRESH = { newPassword: 'Mango.2027', passwordAgain: 'Mango.2027' };
const { countryCode, phone, password } = DEMO_PHONE;

function open() {
  const { market, switches, fetch } = testMarket();
  async function post(path: string, body: unknown, token?: string): Promise<Answer> {
    const form = body instanceof URLSearchParams;
    const headers = {
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { 'Authori-zation': token } : {}),
    };
    const sent = form || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(
      new Request(`http://shop.test/api/front${path}`, {
        method: 'POST',
        headers,
        ...(body === null ? {} : { body: sent }),
      }),
    );
    return (await answer.json()) as Answer;
  }
  const get = async (path: string): Promise<Answer> =>
    (await fetch(new Request(`http://shop.test/api/front${path}`))).json() as Promise<Answer>;
  const enter = async (path: string, body: unknown): Promise<Session> => {
    const { code, data } = await post(path, body);
    expect(code, path).toBe(200);
    return data as Session;
  };
  const play = (command: Command) => control(market, switches, command);
  const newestCode = () => market.state.codes.at(-1)?.code ?? '';
  const minuteLater = () => play({ do: 'forward', ms: 60_000 });
  return { market, switches, post, get, enter, play, newestCode, minuteLater };
}

describe('signing in over the wire', () => {
  it('by phone: a code asked for by form, then code or password', async () => {
    const { post, enter, newestCode, minuteLater, switches } = open();
    expect(
      await post('/login/sendCode', new URLSearchParams({ phone, countryCode })),
    ).toMatchObject({ code: 200, data: null });
    expect(
      await enter('/login/mobile/captcha', { phone, countryCode, captcha: newestCode() }),
    ).toMatchObject({ type: 'phone', phone, email: null });
    expect(await enter('/login/mobile/password', { phone, countryCode, password })).toMatchObject({
      type: 'phone',
    });

    const other = { phone: '0898765432', countryCode: '+66' };
    minuteLater();
    await post('/login/sendCode', new URLSearchParams(other));
    expect(
      await enter('/login/register/mobile', { ...other, captcha: newestCode(), password }),
    ).toMatchObject({ type: 'phone', phone: other.phone });
    expect(switches.violations).toEqual([]);
  });

  it('by phone: 400 for a missing or malformed field, 500 for a blank one that only this operation needs', async () => {
    const { post } = open();
    expect((await post('/login/sendCode', new URLSearchParams({ phone }))).code).toBe(400);
    expect((await post('/login/mobile/password', { phone, password })).code).toBe(400);
    expect(
      (await post('/login/mobile/captcha', { phone, countryCode, captcha: 'abcdef' })).code,
    ).toBe(400);
    expect((await post('/login/mobile/captcha', { phone, countryCode })).code).toBe(500);
    expect((await post('/login/mobile/password', { phone, countryCode })).code).toBe(500);
  });

  it('as a visitor, through Google, Facebook and Twitter, once the platform offers it', async () => {
    const { post, get, enter, play, switches } = open();
    const visit = { email: 'guest@lychee.test' };
    for (const way of ['visitor', 'twitter'] as const) play({ do: 'loginWay', way, on: false });
    expect((await post('/login/register/visitor', visit)).code).toBe(500);
    expect((await get('/login/twitter/request/token?end=pc')).code).toBe(500);
    for (const way of ['visitor', 'google', 'facebook', 'twitter'] as const)
      play({ do: 'loginWay', way, on: true });
    expect((await get('/login/method/info')).data).toMatchObject({
      googleOpen: true,
      googleClientId: expect.any(String),
      visitorOpen: true,
    });

    expect(await enter('/login/register/visitor', visit)).toMatchObject({
      type: 'visitor',
      email: visit.email,
      identity: expect.stringMatching(/[0-9a-f]{32}$/),
    });
    expect(await enter('/login/google', play({ do: 'google' }))).toMatchObject({ type: 'google' });
    expect((await post('/login/google', 'made up')).code).toBe(500);
    expect(await enter('/login/facebook', play({ do: 'facebook' }))).toMatchObject({
      type: 'facebook',
    });

    expect((await get('/login/twitter/request/token?end=tv')).code).toBe(400);
    const { data } = await get('/login/twitter/request/token?end=pc');
    const { token, tokenSecret, authorizationURL } = data as {
      token: string;
      tokenSecret: string;
      authorizationURL: string;
    };
    expect(authorizationURL).toBe(`http://shop.test/sandbox/twitter?oauth_token=${token}`);
    const back = new URL(
      String(play({ do: 'twitter', token, approved: true })),
      'http://shop.test',
    );
    const proof = {
      oauthToken: token,
      oauthTokenSecret: tokenSecret,
      oauthVerifier: back.searchParams.get('oauth_verifier'),
    };
    expect(await enter('/login/twitter', proof)).toMatchObject({ type: 'twitter' });
    expect(switches.violations).toEqual([]);
  });
});

describe('passwords and profile over the wire', () => {
  const email = 'mali@lychee.test';

  it('a forgotten password is replaced with a mailed code', async () => {
    const { post, enter, newestCode, switches } = open();
    expect((await post('/login/email/forget/password', 'nobody@lychee.test')).code).toBe(500);
    expect((await post('/login/email/forget/password', email)).code).toBe(200);
    const captcha = newestCode();
    expect(
      (
        await post('/login/email/reset/password', {
          email,
          captcha,
          newPassword: 'weak',
          passwordAgain: 'weak',
        })
      ).code,
    ).toBe(400);
    expect(
      (
        await post('/login/email/reset/password', {
          email,
          captcha,
          ...FRESH,
          passwordAgain: 'Mango.2028',
        })
      ).code,
    ).toBe(500);
    expect((await post('/login/email/reset/password', { email, captcha, ...FRESH })).code).toBe(
      200,
    );
    expect(await enter('/login/email', { email, password: FRESH.newPassword })).toMatchObject({
      type: 'email',
    });
    expect(switches.violations).toEqual([]);
  });

  it('the own one is changed with a code to the own mailbox or phone', async () => {
    const { post, enter, newestCode, switches } = open();
    const byMail = (await enter('/login/email', { email, password })).token;
    const byPhone = (await enter('/login/mobile/password', { phone, countryCode, password })).token;
    expect(await post('/captcha/email/password', null)).toMatchObject({ code: 500, data: null });
    expect((await post('/captcha/phone/password', null, byMail)).code).toBe(500);

    for (const [kind, token] of [
      ['email', byMail],
      ['phone', byPhone],
    ] as const) {
      expect(await post(`/captcha/${kind}/password`, null, token)).toMatchObject({
        code: 200,
        data: true,
      });
      const change = { ...FRESH, captcha: newestCode() };
      expect((await post(`/user/${kind}/update/password`, change)).code).toBe(401);
      expect((await post(`/user/${kind}/update/password`, change, token)).code).toBe(200);
    }
    await enter('/login/mobile/password', { phone, countryCode, password: FRESH.newPassword });
    expect(switches.violations).toEqual([]);
  });

  it('name and picture are saved; the market’s own origin is taken off the picture', async () => {
    const { post, enter, market } = open();
    const { token } = await enter('/login/email', { email, password });
    expect(
      (await post('/user/edit', { nickname: '  ', avatar: '/media/avatar/1.webp' }, token)).code,
    ).toBe(400);
    expect(
      (
        await post(
          '/user/edit',
          { nickname: 'Mali P', avatar: 'https://elsewhere.test/1.webp' },
          token,
        )
      ).code,
    ).toBe(500);
    expect(
      (
        await post(
          '/user/edit',
          { nickname: 'Mali P', avatar: 'http://shop.test/media/avatar/1.webp' },
          token,
        )
      ).code,
    ).toBe(200);
    expect(market.state.users.find((user) => user.email === email)).toMatchObject({
      nickname: 'Mali P',
      avatar: '/media/avatar/1.webp',
    });
  });
});
