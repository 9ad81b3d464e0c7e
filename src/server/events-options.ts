import type { EventsConfig } from '#/config/events.ts';
import { sourcesNamed } from './security-options.ts';
import { setting, stop } from './setting.ts';

export interface EventsOptions {
  /** what the browser reads */
  config: EventsConfig;
  /** additional sources of the Content-Security-Policy */
  sources: { 'script-src': string; 'connect-src': string };
}

/** An address on https, or on this machine. */
const ADDRESS = /^(https:\/\/[^/\s]+|http:\/\/localhost(:\d+)?)\//;

function addressNamed(name: string, isValid: (text: string) => boolean): string {
  const text = setting(name) ?? '';
  return text === '' || (isValid(text) && !/[\s;,]/.test(text))
    ? text
    : stop(`${name} is ${text}; it must be an address on https.`);
}

const isAddress = (text: string) => ADDRESS.test(text) && URL.canParse(text);
const isOwnPath = (text: string) => /^\/(?!\/)/.test(text);
const originOf = (address: string) => (isAddress(address) ? new URL(address).origin : '');

/** From EVENTS_ENDPOINT, TAG_MANAGER and TAG_CONNECT. Null if events are off. */
export function eventsOptions(): EventsOptions | null {
  const endpoint = addressNamed('EVENTS_ENDPOINT', (text) => isAddress(text) || isOwnPath(text));
  const tagManager = addressNamed('TAG_MANAGER', isAddress);
  if (!endpoint && !tagManager) return null;
  const tags = tagManager ? sourcesNamed('TAG_CONNECT', originOf(tagManager)) : '';
  return {
    config: { ...(endpoint && { endpoint }), ...(tagManager && { tagManager }) },
    sources: {
      'script-src': originOf(tagManager),
      'connect-src': [originOf(endpoint), tags].filter(Boolean).join(' '),
    },
  };
}
