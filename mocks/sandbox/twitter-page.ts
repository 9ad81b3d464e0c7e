import { DEMO_PERSON } from '../market/demo-accounts.ts';
import { escape, standInPage } from './stand-in-page.ts';

/** The page of the stand-in Twitter that asks whether the shop may know who signs in. Posts back to itself. */
export const twitterPage = (requestToken: string): string =>
  standInPage({
    title: 'Demo Twitter',
    note: 'Nobody is told.',
    body: `<dl><dt>Signed in as</dt><dd>${escape(DEMO_PERSON.name)}</dd></dl>`,
    action: `/sandbox/twitter?oauth_token=${encodeURIComponent(requestToken)}`,
    yes: 'Allow',
  });
