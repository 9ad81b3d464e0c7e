import { DEMO_SIGN_INS } from './demo/accounts.ts';

/** The demo accounts as printed by the servers. */
export const accountsText = (): string =>
  `\n  Demo accounts\n${DEMO_SIGN_INS.map(({ name, password, note }) => `    ${name.padEnd(26)}${password.padEnd(16)}${note}`).join('\n')}`;

/** Where the sandbox is, as printed by the servers of the shop. */
export const SANDBOX_TEXT = 'the tab at the left edge of each page, which names its source, too';
