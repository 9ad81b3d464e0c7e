import { DEMO_SIGN_INS } from './demo/accounts.ts';

/** The demo accounts as printed by the servers. */
export const accountsText = (): string =>
  `\n  Demo accounts\n${DEMO_SIGN_INS.map(({ name, password, note }) => `    ${name.padEnd(26)}${password.padEnd(16)}${note}`).join('\n')}`;
