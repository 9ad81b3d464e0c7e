// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/next-task.ts';
import { PayType } from '#generated/model/payType.ts';
import { backendSwitches } from '#/server/backend-switches.ts';
import { eventsOptions } from '#/server/events-options.ts';
import { pageHeaders, transportHeaders } from '#/server/page-headers.ts';
import {
  contentPolicy,
  permissionsPolicy,
  type Provider,
  PROVIDERS,
} from '#/server/content-policy.ts';
import { securityOptions } from '#/server/security-options.ts';

afterEach(() => vi.unstubAllEnvs());

const policyFor = (...providers: Provider[]) =>
  contentPolicy({ scripts: [], providers: new Set(providers) });

describe('the policy of pages', () => {
  it('names the origins of the offered providers only', () => {
    expect(policyFor()).not.toMatch(/stripe|google|facebook/);
    expect(policyFor()).toContain("frame-src 'none';");
    expect(policyFor('stripe')).toMatch(
      /script-src 'self' https:\/\/js\.stripe\.com.*connect-src 'self' https:\/\/api\.stripe\.com;/,
    );
    expect(policyFor('stripe')).not.toMatch(/google|facebook/);
    expect(policyFor('google')).not.toMatch(/stripe|facebook/);
    expect(policyFor(...PROVIDERS)).toMatch(/stripe.*google.*facebook/);
    expect(policyFor(...PROVIDERS)).not.toMatch(/script-src[^;]*unsafe/);
    expect(permissionsPolicy(new Set())).toContain('payment=(), identity-credentials-get=()');
    expect(permissionsPolicy(new Set(['stripe']))).toContain(
      'payment=(self "https://js.stripe.com")',
    );
  });

  const headersWith = (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return pageHeaders(securityOptions(), () => new Set(), '')();
  };

  it('leaves pages of other origins no hold of the window', () => {
    expect(headersWith({})['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('has the configured form targets and frames', () => {
    const policy = headersWith({
      FORM_ACTION: "'self' https://pay.example.com",
      FRAME_ANCESTORS: 'https://admin.example.com https://*.example.org:8443',
    })['Content-Security-Policy'];
    expect(policy).toContain("form-action 'self' https://pay.example.com;");
    expect(policy).toContain(
      'frame-ancestors https://admin.example.com https://*.example.org:8443',
    );
    expect(policy).not.toContain('report');
  });

  it('requires Trusted Types if no other scripts run in the pages', () => {
    const required =
      "require-trusted-types-for 'script'; trusted-types default dompurify rich-text";
    const policy = (env: Record<string, string>) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const security = securityOptions();
      const headers = pageHeaders(
        security,
        () => security.providers ?? new Set(),
        '',
        eventsOptions(),
      );
      return headers()['Content-Security-Policy'];
    };
    expect(policy({})).not.toContain('trusted');
    expect(policy({ PROVIDERS: 'stripe' })).not.toContain('trusted');
    expect(policy({ PROVIDERS: 'none' })).toContain(required);
    expect(policy({ PROVIDERS: 'none', EVENTS_ENDPOINT: '/events' })).toContain(required);
    expect(policy({ PROVIDERS: 'none', TAG_MANAGER: 'https://tags.example/t.js' })).not.toContain(
      'trusted',
    );
  });

  it('can be reported only, and still forbids frames', () => {
    const headers = headersWith({ CSP_MODE: 'report-only' });
    expect(headers['Content-Security-Policy']).toBeUndefined();
    expect(headers['Content-Security-Policy-Report-Only']).toContain('report-uri /csp-reports');
    expect(headers['Reporting-Endpoints']).toBe('csp="/csp-reports"');
    expect(headers['X-Frame-Options']).toBe('DENY');
  });

  it.each([
    ['FORM_ACTION', '*; script-src *'],
    ['FRAME_ANCESTORS', 'javascript:x'],
    ['CSP_MODE', 'off'],
    ['PROVIDERS', 'stripe,paypal'],
    ['HSTS', 'max-age=1\r\nX: y'],
  ])('stops the start for %s=%s', (name, value) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubEnv(name, value);
    expect(securityOptions).toThrow('exit');
    expect(said).toHaveBeenCalledWith(expect.stringContaining(name));
    exit.mockRestore();
    said.mockRestore();
  });

  it('requires TLS if the shop is on https', () => {
    const hsts = { 'Strict-Transport-Security': 'max-age=31536000' };
    expect(transportHeaders(securityOptions(), 'https://shop.example')).toEqual(hsts);
    expect(transportHeaders(securityOptions(), 'http://shop.example')).toEqual({});
    vi.stubEnv('HSTS', 'off');
    expect(transportHeaders(securityOptions(), 'https://shop.example')).toEqual({});
  });

  it('has the configured providers', () => {
    vi.stubEnv('PROVIDERS', 'google, stripe');
    expect(securityOptions().providers).toEqual(new Set(['stripe', 'google']));
    vi.stubEnv('PROVIDERS', 'none');
    expect(securityOptions().providers).toEqual(new Set());
  });
});

describe('switches of the backend', () => {
  const json = (data: object, code = 200) => Response.json({ code, message: '', data });
  const start = (answers: Record<string, () => Response>, publishableKey?: string) => {
    let time = 0;
    const calls: string[] = [];
    const switches = backendSwitches({
      baseUrl: 'http://backend',
      fetch: async ({ url }) => {
        const { pathname } = new URL(url);
        calls.push(pathname);
        return answers[pathname.split('/').at(-1) ?? '']?.() ?? Response.error();
      },
      now: () => time,
      ...(publishableKey && { publishableKey }),
    });
    return {
      offered: () => switches().providers,
      payTypes: () => switches().payTypes,
      calls,
      pass: (ms: number) => void (time += ms),
    };
  };

  it('offer cards with a key, of the backend or configured', async () => {
    const offeredWith = async (sent: string | null, configured?: string) => {
      const method = () => json({ stripeStatus: true, publishableKey: sent });
      const { payTypes } = start({ info: () => json({}), method }, configured);
      await expect.poll(payTypes).toEqual([PayType.card]);
    };
    await offeredWith('pk_sent');
    await offeredWith(null, 'pk_configured');
    await offeredWith('', 'pk_configured');
  });

  it('name the providers that are not off, asked again after five minutes', async () => {
    let stripeStatus = true;
    const { offered, calls, pass } = start({
      info: () => json({ googleOpen: true, facebookOpen: false }),
      method: () => json({ stripeStatus }),
    });
    expect(offered()).toEqual(new Set(PROVIDERS));
    await expect.poll(offered).toEqual(new Set(['stripe', 'google']));
    stripeStatus = false;
    pass(299_000);
    expect(offered()).toEqual(new Set(['stripe', 'google']));
    expect(calls).toHaveLength(2);
    pass(2000);
    await expect.poll(offered).toEqual(new Set(['google']));
    expect(calls).toHaveLength(4);
  });

  it('name all providers while the backend fails, which is asked again after half a minute', async () => {
    let isDown = true;
    const { offered, calls, pass } = start({
      info: () => (isDown ? json({}, 500) : json({ googleOpen: false, facebookOpen: false })),
      method: () => (isDown ? new Response('<html>') : json({ stripeStatus: true })),
    });
    await expect.poll(() => calls.length).toBe(2);
    await nextTask();
    expect(offered()).toEqual(new Set(PROVIDERS));
    isDown = false;
    pass(31_000);
    await expect.poll(offered).toEqual(new Set(['stripe']));
  });

  it('name the payment methods that are on, cards only with a key, and none before the first answer', async () => {
    const on = { paypalStatus: true, stripeStatus: true, wechatPaySwitch: false };
    let method: object = { ...on, publishableKey: 'pk_1' };
    const { payTypes, pass } = start({ info: () => json({}), method: () => json(method) });
    expect(payTypes()).toEqual([]);
    await expect.poll(payTypes).toEqual([PayType.wallet, PayType.card]);
    method = { ...on, wechatPaySwitch: true };
    pass(301_000);
    await expect.poll(payTypes).toEqual([PayType.wallet, PayType.scanCode]);
  });

  it('keep the payment methods while the backend fails', async () => {
    let isDown = false;
    const { payTypes, calls, pass } = start({
      info: () => json({}),
      method: () => (isDown ? json({}, 500) : json({ paypalStatus: true })),
    });
    await expect.poll(payTypes).toEqual([PayType.wallet]);
    isDown = true;
    pass(301_000);
    payTypes();
    await expect.poll(() => calls.length).toBe(4);
    expect(payTypes()).toEqual([PayType.wallet]);
  });
});
