import { globSync, readFileSync } from 'node:fs';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { handlerShells } from '#generated/handlers.ts';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import { readScreens } from '#scripts/contract/screens.ts';
import { answerOf, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';
import { NO_CALLER } from '#scripts/contract/uncalled.ts';
import { handlers } from '#mocks/handlers/all.ts';
import { CACHE_RULES } from '#/api/cache-rules.ts';

const screens = readScreens() ?? {};
const ids = Object.keys(operations) as OperationId[];
const client = globSync('generated/client/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const shells = Object.values<() => HttpHandler>(handlerShells).map((create) => create());
const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
/** Answers of the examples by operation. */
const examples = Object.fromEntries(
  operationsOf(spec).map((operation) => [
    operation.id,
    Object.values(answerOf(spec, operation).examples as Node).map(
      (example) => resolve(spec, example as Node).value,
    ),
  ]),
);
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** Writes without a cache rule, and why. */
const NO_CACHE_RULE: Partial<Record<OperationId, string>> = {
  emailLogin: 'sign-in resets all queries',
  emailRegister: 'sign-in resets all queries',
  emailCaptcha: 'sends a mail',
  settlementCaptcha: 'sends a mail',
  emailResetCaptcha: 'sends a mail',
  ownEmailCaptcha: 'sends a mail',
  phoneCaptcha: 'sends a text message',
  ownPhoneCaptcha: 'sends a text message',
  phonePasswordLogin: 'sign-in resets all queries',
  phoneCaptchaLogin: 'sign-in resets all queries',
  phoneRegister: 'sign-in resets all queries',
  visitorRegister: 'sign-in resets all queries',
  twitterLogin: 'sign-in resets all queries',
  googleLogin: 'sign-in resets all queries',
  facebookLogin: 'sign-in resets all queries',
  emailPasswordReset: 'passwords are not cached',
  userEmailPasswordUpdate: 'passwords are not cached',
  userPhonePasswordUpdate: 'passwords are not cached',
  tokenExists: 'has no effect',
  orderPrice: 'reads by POST',
  preOrderCreate: 'creates a resource that is not cached yet',
  addressPlace: 'reads by POST',
  imageUpload: 'uploads are not cached',
  fileUpload: 'uploads are not cached',
};
describe.each(ids)('%s', (id) => {
  const operation: Operation = operations[id];

  it('has a function and a hook', () => {
    expect(client).toContain(`export const ${id} = (`);
    expect(client).toMatch(new RegExp(`export (const|function) use${pascal(id)}\\b`));
  });

  it('has validators, a handler shell and a market handler', () => {
    expect(validators[id].response).toBeDefined();
    expect(handlerShells[id]).toBeTypeOf('function');
    expect(handlers[id]).toBeTypeOf('function');
    if (operation.path.includes('{')) expect(validators[id]).toHaveProperty('params');
  });

  it('has a handler shell that answers an example of the contract', async () => {
    const address = `https://shop.example${operation.path.replaceAll(/\{\w+\}/g, '1')}`;
    const answer = await getResponse(shells, new Request(address, { method: operation.method }));
    const envelope: unknown = await answer?.json();
    expect(examples[id]).toContainEqual(envelope);
    expect(validators[id].response.safeParse(envelope).success).toBe(true);
  });

  it('has a cache rule if it writes, or a reason', () => {
    if (operation.method === 'GET') return;
    expect(
      CACHE_RULES[id] ?? NO_CACHE_RULE[id],
      `${id} writes: add its cache rule to src/api/cache-rules.ts`,
    ).toBeDefined();
  });

  it('is used by a screen, or listed as uncalled', () => {
    const used = screens[id] ?? [];
    const isListed = NO_CALLER[id] !== undefined;
    expect(
      isListed,
      used.length === 0 ? `no screen calls ${id}` : `${id} is called: remove it from uncalled.ts`,
    ).toBe(used.length === 0);
  });
});
