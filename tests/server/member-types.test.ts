import { expect, it } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { isRead } from '#/api/reads.ts';
import type { MemberDocument } from '#/server/member/document.ts';
import { readsOnly } from '#/server/member/reads-only.ts';
import type { MemberAnswer } from '#/server/member/render-member.ts';
import type { PageAnswer } from '#/server/render-page.tsx';
import type { RenderedPage } from '#/server/rendered-page.ts';
import { ORIGIN } from './backend.ts';

const own: MemberDocument = {
  status: 200,
  headers: { 'Cache-Control': 'private, no-store' },
  body: null,
  degraded: false,
};

// The compiler refuses each of these: `tsc` fails if one becomes possible.
it('a document of a shopper cannot become one of everybody', () => {
  // @ts-expect-error caches keep only pages of everybody
  const cached: RenderedPage = own;
  // @ts-expect-error an ETag would make it comparable
  const tagged: MemberDocument = { ...own, etag: 'W/"1"' };
  // @ts-expect-error proxies send the pictures of a `Link` header to others of the same address
  const linked: MemberDocument = { ...own, headers: { ...own.headers, Link: '</a.webp>' } };
  // @ts-expect-error it is private
  const shared: MemberDocument = { ...own, headers: { 'Cache-Control': 'public' } };
  // @ts-expect-error what is rendered with a token is no answer for everybody
  const answer = (rendered: MemberAnswer): PageAnswer => rendered;
  expect([cached, tagged, linked, shared, answer]).toHaveLength(5);
});

it('reads are sent, and nothing else', async () => {
  const sent: string[] = [];
  const { signal } = new AbortController();
  const send = readsOnly(`${ORIGIN}/base`, async ({ url }) => {
    sent.push(url);
    return new Response();
  });
  const refused: OperationId[] = [];
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    const address = `${ORIGIN}/base${path.replaceAll(/\{\w+\}/g, '1')}`;
    await send(new Request(address, { method }), signal).catch(() => refused.push(id));
  }
  expect(refused.filter((id) => operations[id].method === 'GET').toSorted()).toEqual([
    'logout',
    'scanPayResult',
    'twitterRequestToken',
  ]);
  expect(refused).toEqual(
    expect.arrayContaining(['orderCreate', 'walletCapture', 'payStart', 'cartSave', 'userEdit']),
  );
  expect(refused.filter(isRead)).toEqual([]);
  expect(sent).toHaveLength(Object.keys(operations).length - refused.length);
  await expect(send(new Request(`${ORIGIN}/base/api/front/unknown`), signal)).rejects.toThrow(
    'unknown',
  );
});
