import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressSchema, addressValuesOf } from '#/domain/address/address-schema.ts';
import { applyValuesOf } from '#/pages/account/merchant-apply/apply-values.ts';
import { applySchema } from '#/pages/account/merchant-apply/use-apply-form.ts';
import { refundRequestSchema } from '#/domain/refund/request-schema.ts';

/** Fields that cut, with the reason. */
const CUT: Record<string, string> = {
  'src/domain/search/words-form.tsx': 'a search uses no more words',
  'src/layout/search-form.tsx': 'a search uses no more words',
  'src/pages/purchase/checkout/product-section.tsx': 'its hint says so',
};

it('no field cuts what is pasted or filled in', () => {
  const found = globSync('src/**/*.tsx').filter((file) =>
    /\bmaxLength=/.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(CUT));
});

const long = 'x'.repeat(2000);
/** Message of each field that is too long. */
const messagesOf = async (
  schema: typeof addressSchema | ReturnType<typeof applySchema>,
  values: object,
) =>
  Object.fromEntries(
    ((await schema.safeParseAsync(values)).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

it('the form says which text is too long', async () => {
  const address = { ...addressValuesOf(null), realName: long, detail: long };
  expect(await messagesOf(addressSchema, address)).toMatchObject({
    realName: 'address.nameLong',
    detail: 'address.detailLong',
  });
  const texts = { name: long, realName: long, keywords: long, address: long };
  const application = { ...applyValuesOf(null, 'TH'), ...texts, email: `${long}@lychee.test` };
  expect(await messagesOf(applySchema(), application)).toMatchObject({
    name: 'form.tooLong',
    realName: 'form.tooLong',
    keywords: 'form.tooLong',
    address: 'form.tooLong',
    email: expect.stringMatching(/form\.(?:tooLong|correctEmail)/),
  });
  const remark = refundRequestSchema.shape.remark.safeParse(long);
  expect(remark.error?.issues[0]?.message).toBe('form.tooLong');
});
