import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { setting } from './setting.ts';

/** Proxies in front of this server: addresses and subnets of TRUSTED_PROXIES. Null if one of them is malformed. */
export function parseProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits = ''] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const prefix = bits === '' && !entry.includes('/') ? longest : Number(bits || NaN);
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return null;
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

let known: { text: string; list: BlockList | null } = { text: '', list: null };

function trustedProxies(): BlockList | null {
  const text = setting('TRUSTED_PROXIES') ?? '';
  if (text !== known.text) known = { text, list: parseProxies(text) };
  return known.list;
}

/** An IPv4 address in the notation of IPv6 as IPv4. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[\d.]+$)/i, '');

export function isTrusted(address: string): boolean {
  const version = isIP(address);
  return (
    version !== 0 && trustedProxies()?.check(address, version === 6 ? 'ipv6' : 'ipv4') === true
  );
}

/** Whether a trusted proxy sent the request, so that its `X-Forwarded-*` headers are used. */
export const isFromTrustedProxy = (req: IncomingMessage): boolean =>
  isTrusted(plainAddress(req.socket.remoteAddress ?? ''));
