import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handlerShells } from '../../generated/handlers.ts';
import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { validators } from '../../generated/validators.ts';
import { NO_CALLER } from '../../scripts/contract/uncalled.ts';
import { handlers } from '../../mocks/handlers/all.ts';
import { CACHE_RULES } from '../../src/api/cache-rules.ts';

const ids = Object.keys(operations) as OperationId[];
const client = globSync('generated/client/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const api = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; 'x-screens': string[] }>>;
};
const said = new Map(
  Object.values(api.paths).flatMap((path) =>
    Object.values(path).map(
      (operation) => [operation.operationId, operation['x-screens']] as const,
    ),
  ),
);
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** Writes that make nothing stale, and why. */
const NO_CACHE_RULE: Partial<Record<OperationId, string>> = {
  emailLogin: 'signing in renews everything',
  emailRegister: 'signing in renews everything',
  emailCaptcha: 'sends a mail',
  settlementCaptcha: 'sends a mail',
  emailResetCaptcha: 'sends a mail',
  ownEmailCaptcha: 'sends a mail',
  phoneCaptcha: 'sends a text message',
  ownPhoneCaptcha: 'sends a text message',
  phonePasswordLogin: 'signing in renews everything',
  phoneCaptchaLogin: 'signing in renews everything',
  phoneRegister: 'signing in renews everything',
  visitorRegister: 'signing in renews everything',
  twitterLogin: 'signing in renews everything',
  googleLogin: 'signing in renews everything',
  facebookLogin: 'signing in renews everything',
  emailPasswordReset: 'a password is never read',
  userEmailPasswordUpdate: 'a password is never read',
  userPhonePasswordUpdate: 'a password is never read',
  tokenExists: 'changes nothing',
  orderPrice: 'reads by POST',
  preOrderCreate: 'makes something that nobody has read yet',
  addressPlace: 'reads by POST',
  imageUpload: 'nothing reads a picture before it is sent with something else',
  fileUpload: 'nothing reads a file before it is sent with something else',
};
describe.each(ids)('%s', (id) => {
  const operation: Operation = operations[id];

  it('has a function and a hook', () => {
    expect(client).toContain(`export const ${id} = (`);
    expect(client).toMatch(new RegExp(`export (const|function) use${pascal(id)}\\b`));
  });

  it('has validators, a handler shell and a market behind it', () => {
    expect(validators[id].response).toBeDefined();
    expect(handlerShells[id]).toBeTypeOf('function');
    expect(handlers[id]).toBeTypeOf('function');
    if (operation.path.includes('{')) expect(validators[id]).toHaveProperty('params');
  });

  it('has a cache rule if it writes, or a reason', () => {
    if (operation.method === 'GET') return;
    expect(
      CACHE_RULES[id] ?? NO_CACHE_RULE[id],
      `${id} writes: say in src/api/cache-rules.ts what becomes stale`,
    ).toBeDefined();
  });

  it('is used by a screen, or there is a reason why none does', () => {
    const screens = said.get(id) ?? [];
    const excused = NO_CALLER[id] !== undefined;
    expect(
      excused,
      screens.length === 0 ? `nobody calls ${id}` : `${id} is called: it needs no excuse`,
    ).toBe(screens.length === 0);
  });
});
