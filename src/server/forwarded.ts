import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { originOf } from './origin.ts';
import { requestId } from './request-context.ts';
import { isFromTrustedProxy, isTrusted, plainAddress } from './trusted-proxies.ts';

/** More proxies than any request passes. */
const MAX_HOPS = 20;

/** Headers by which backends learn the client or the address of a request. Clients must not set them. */
export const CLAIMS: ReadonlySet<string> = new Set([
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'http-client-ip',
  'proxy-client-ip',
  'remote-addr',
  'true-client-ip',
  'wl-proxy-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
  'x-rewrite-url',
]);
const CLAIM_PREFIX = /^x-(forwarded|original|http-method)/;
const isClaim = (name: string) => CLAIMS.has(name) || CLAIM_PREFIX.test(name);

/** Addresses in `X-Forwarded-For`, without ports and without anything that is not an address. */
const addressesIn = (header: string): string[] =>
  header
    .split(',')
    .map((part) =>
      plainAddress(part.trim().replace(/^([\d.]+):\d+$|^\[([^\]]+)\](:\d+)?$/, '$1$2')),
    )
    .filter((address) => isIP(address) !== 0)
    .slice(-MAX_HOPS);

/** Addresses from the client to the last proxy. Only a trusted proxy is believed. */
function hopsOf(req: IncomingMessage): string[] {
  const peer = plainAddress(req.socket.remoteAddress ?? '');
  if (!isFromTrustedProxy(req)) return [peer];
  return [...addressesIn(String(req.headers['x-forwarded-for'] ?? '')), peer];
}

/** Headers of a request with its id and those that name the client and the shop's address, as this server knows them. */
export function withForwarded(
  headers: IncomingHttpHeaders,
  req: IncomingMessage,
): IncomingHttpHeaders {
  const hops = hopsOf(req);
  const client = hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? '';
  const { protocol, host } = new URL(originOf(req));
  const others = Object.entries(headers).filter(([name]) => !isClaim(name));
  const id = requestId();
  return {
    ...Object.fromEntries(others),
    'x-forwarded-for': hops.join(', '),
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-real-ip': client,
    ...(id ? { 'x-request-id': id } : {}),
  };
}
