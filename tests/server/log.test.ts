import { describe, expect, it } from 'vitest';
import { logLine } from '#/server/log.ts';
import { withRequest } from '#/server/request-context.ts';

describe('a log line', () => {
  it('is cut, however long its texts are', () => {
    const line = logLine({
      event: 'page',
      path: `/${'a'.repeat(100_000)}`,
      deep: [{ b: 'c'.repeat(9000) }],
    });
    expect(line.length).toBeLessThan(2500);
    expect(JSON.parse(line)).toMatchObject({ event: 'page' });
    expect(line).toContain('… 100001');
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`field${at}`, 'x'.repeat(400)]),
    );
    expect(logLine({ event: 'fault', many }).length).toBeLessThan(20_000);
  });

  it('has no control characters, line breaks or text of another direction', () => {
    const hostile = '/a\u0000\n\r\u001b[31m\u007f\u0085\u009b\u2028\u202e\u2066x';
    const line = logLine({ event: 'page', path: hostile });
    // eslint-disable-next-line no-control-regex
    expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
    expect((JSON.parse(line) as { path: string }).path).toBe(hostile);
  });

  it('has the id of the request', () => {
    const line = withRequest('id-of-one', () => logLine({ event: 'page' }));
    expect(JSON.parse(line)).toMatchObject({ id: 'id-of-one', event: 'page' });
  });

  it('has the properties and the stack of an error', () => {
    const error = Object.assign(new Error('broken'), { code: 'E1' });
    const line = JSON.parse(logLine({ event: 'fault', problem: error })) as Record<string, string>;
    expect(line).toMatchObject({ problem: 'Error: broken', code: 'E1' });
    expect(line.stack).toContain('log.test');
  });

  it('has nothing of what was sent when an error occurred', () => {
    const error = Object.assign(new Error('WRONGPASS'), {
      command: { name: 'auth', args: ['shop', 'a password'] },
      sent: [Buffer.from('a page')],
    });
    const line = logLine({ event: 'valkey', problem: error });
    expect(line).toContain('WRONGPASS');
    expect(line).not.toMatch(/password|auth|Buffer|sent/);
  });

  it('says why a call failed', () => {
    const code = (name: string) => Object.assign(new Error('no'), { code: name });
    const failed = (cause: Error) =>
      new Error('fetch failed', { cause: new TypeError('fetch failed', { cause }) });
    for (const name of ['ENOTFOUND', 'ECONNREFUSED', 'CERT_HAS_EXPIRED'])
      expect(JSON.parse(logLine({ event: 'fault', problem: failed(code(name)) }))).toMatchObject({
        problem: 'Error: fetch failed',
        cause: name,
      });
    expect(logLine({ event: 'fault', problem: failed(new Error('other side closed')) })).toContain(
      '"cause":"other side closed"',
    );
  });
});
