import type { DemoAccount } from '../../mocks/market/demo-accounts.ts';

/** The demo accounts, as the servers print them. */
export const accountsText = (accounts: readonly DemoAccount[]): string =>
  `\n  Demo accounts\n${accounts.map(({ email, password, note }) => `    ${email.padEnd(26)}${password.padEnd(16)}${note}`).join('\n')}`;
