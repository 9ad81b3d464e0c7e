import { describe, expect, it } from 'vitest';
import { DEMO_PHONE } from '#mocks/demo/accounts.ts';
import { type Command, control } from '#mocks/sandbox/control.ts';
import { testMarket } from '#mocks/test.ts';

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
  const signIn = async (path: string, body: unknown): Promise<Session> => {
    const { code, data } = await post(path, body);
    expect(code, path).toBe(200);
    return data as Session;
  };
  const simulate = (command: Command) => control(market, switches, command);
  const newestCode = () => market.state.codes.at(-1)?.code ?? '';
  const minuteLater = () => simulate({ do: 'forward', ms: 60_000 });
  return { market, switches, post, get, signIn, simulate, newestCode, minuteLater };
}

describe('sign-in', () => {
  it('works by phone with a code or a password', async () => {
    const { post, signIn, newestCode, minuteLater, switches } = open();
    expect(
      await post('/login/sendCode', new URLSearchParams({ phone, countryCode })),
    ).toMatchObject({ code: 200, data: null });
    expect(
      await signIn('/login/mobile/captcha', { phone, countryCode, captcha: newestCode() }),
    ).toMatchObject({ type: 'phone', phone, email: null });
    expect(await signIn('/login/mobile/password', { phone, countryCode, password })).toMatchObject({
      type: 'phone',
    });

    const other = { phone: '0898765432', countryCode: '+66' };
    minuteLater();
    await post('/login/sendCode', new URLSearchParams(other));
    expect(
      await signIn('/login/register/mobile', { ...other, captcha: newestCode(), password }),
    ).toMatchObject({ type: 'phone', phone: other.phone });
    expect(switches.violations).toEqual([]);
  });

  it('by phone answers 400 to malformed fields and 500 to missing credentials', async () => {
    const { post } = open();
    expect((await post('/login/sendCode', new URLSearchParams({ phone }))).code).toBe(400);
    expect((await post('/login/mobile/password', { phone, password })).code).toBe(400);
    expect(
      (await post('/login/mobile/captcha', { phone, countryCode, captcha: 'abcdef' })).code,
    ).toBe(400);
    expect((await post('/login/mobile/captcha', { phone, countryCode })).code).toBe(500);
    expect((await post('/login/mobile/password', { phone, countryCode })).code).toBe(500);
  });

  it('works as a visitor and through Google, Facebook and Twitter when enabled', async () => {
    const { post, get, signIn, simulate, switches } = open();
    const visitor = { email: 'guest@lychee.test' };
    for (const way of ['visitor', 'twitter'] as const) simulate({ do: 'loginWay', way, on: false });
    expect((await post('/login/register/visitor', visitor)).code).toBe(500);
    expect((await get('/login/twitter/request/token?end=pc')).code).toBe(500);
    for (const way of ['visitor', 'google', 'facebook', 'twitter'] as const)
      simulate({ do: 'loginWay', way, on: true });
    expect((await get('/login/method/info')).data).toMatchObject({
      googleOpen: true,
      googleClientId: expect.any(String),
      visitorOpen: true,
    });

    expect(await signIn('/login/register/visitor', visitor)).toMatchObject({
      type: 'visitor',
      email: visitor.email,
      identity: expect.stringMatching(/[0-9a-f]{32}$/),
    });
    expect(await signIn('/login/google', simulate({ do: 'google' }))).toMatchObject({
      type: 'google',
    });
    expect((await post('/login/google', 'made up')).code).toBe(500);
    expect(await signIn('/login/facebook', simulate({ do: 'facebook' }))).toMatchObject({
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
      String(simulate({ do: 'twitter', token, approved: true })),
      'http://shop.test',
    );
    const proof = {
      oauthToken: token,
      oauthTokenSecret: tokenSecret,
      oauthVerifier: back.searchParams.get('oauth_verifier'),
    };
    expect(await signIn('/login/twitter', proof)).toMatchObject({ type: 'twitter' });
    expect(switches.violations).toEqual([]);
  });
});

describe('passwords and profile', () => {
  const email = 'mali@lychee.test';

  it('replaces a forgotten password with a code by mail', async () => {
    const { post, signIn, newestCode, switches } = open();
    expect((await post('/login/email/forget/password', 'unknown@lychee.test')).code).toBe(500);
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
    expect(await signIn('/login/email', { email, password: FRESH.newPassword })).toMatchObject({
      type: 'email',
    });
    expect(switches.violations).toEqual([]);
  });

  it('changes the password with a code by mail or phone', async () => {
    const { post, signIn, newestCode, switches } = open();
    const byMail = (await signIn('/login/email', { email, password })).token;
    const byPhone = (await signIn('/login/mobile/password', { phone, countryCode, password }))
      .token;
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
    await signIn('/login/mobile/password', { phone, countryCode, password: FRESH.newPassword });
    expect(switches.violations).toEqual([]);
  });

  it('saves name and picture without the origin of the market', async () => {
    const { post, signIn, market } = open();
    const { token } = await signIn('/login/email', { email, password });
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
