import { DEMO_PERSON } from '../demo/accounts.ts';
import { escape, providerPage } from './provider-page.ts';

/** Consent page of the simulated Twitter. Posts to itself. */
export const twitterPage = (requestToken: string): string =>
  providerPage({
    title: 'Demo Twitter',
    note: 'No data leaves this machine.',
    body: `<dl><dt>Signed in as</dt><dd>${escape(DEMO_PERSON.name)}</dd></dl>`,
    action: `/sandbox/twitter?oauth_token=${encodeURIComponent(requestToken)}`,
    yes: 'Allow',
  });
