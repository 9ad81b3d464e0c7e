/** What a cache, or a lost part of a request, makes of a whole answer. */
import type { Exchange } from '#scripts/conformance/exchange.ts';
import type { Change } from './recording.ts';

/** Keeps answers by a part of their request. */
const kept = (keyOf: (exchange: Exchange) => string, isFirst: boolean) => (): Change => {
  const answers = new Map<string, unknown>();
  return (data, exchange) => {
    const key = keyOf(exchange);
    const before = answers.get(key) ?? data;
    if (!isFirst || !answers.has(key)) answers.set(key, structuredClone(data));
    return structuredClone(before);
  };
};

const without = (name: string) => (exchange: Exchange) => {
  const url = new URL(exchange.url, 'http://x');
  url.searchParams.delete(name);
  return `${exchange.language ?? ''} ${exchange.token ?? ''} ${url.href}`;
};
const ownOf = ({ url, token, language }: Exchange) => `${language ?? ''} ${token ?? ''} ${url}`;
const withoutPage = without('page');

export const ANSWERS: readonly {
  what: string;
  group: string;
  /** whether a request has the part that is lost */
  fits: (exchange: Exchange) => boolean;
  create: () => Change;
}[] = [
  {
    what: 'the first answer again',
    group: 'old answer',
    fits: () => true,
    create: kept(ownOf, true),
  },
  { what: 'the answer before', group: 'old answer', fits: () => true, create: kept(ownOf, false) },
  {
    what: 'that of another caller',
    group: 'answer to another request',
    fits: ({ token }) => (token ?? '') !== '',
    create: kept(({ url, language }) => `${language ?? ''} ${url}`, true),
  },
  {
    what: 'that in another language',
    group: 'answer to another request',
    fits: ({ language }) => (language ?? '') !== '',
    create: kept(({ url, token }) => `${token ?? ''} ${url}`, true),
  },
  {
    what: 'that to another query',
    group: 'answer to another request',
    fits: ({ url }) => url.includes('?'),
    create: kept(
      ({ url, token, language }) => `${language ?? ''} ${token ?? ''} ${url.split('?')[0] ?? ''}`,
      true,
    ),
  },
  {
    what: 'that of another page',
    group: 'answer to another request',
    fits: ({ url }) => /[?&]page=/.test(url),
    create: kept(withoutPage, true),
  },
  {
    what: 'that of another id',
    group: 'answer to another request',
    fits: ({ operation }) => operation.path.includes('{'),
    create: kept(
      ({ operation, token, language }) => `${language ?? ''} ${token ?? ''} ${operation.id}`,
      true,
    ),
  },
];
