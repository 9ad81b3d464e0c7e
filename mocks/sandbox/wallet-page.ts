import type { ProviderPayment } from '../market/state.ts';
import { escape, providerPage } from './provider-page.ts';

/** Approval page of the simulated wallet. Posts to itself. */
export const walletPage = ({ id, orderNo, amount, currency }: ProviderPayment): string =>
  providerPage({
    title: 'Demo wallet',
    note: 'No money moves.',
    body: `<dl><dt>Order</dt><dd>${escape(orderNo)}</dd><dt>Amount</dt><dd class="sum">${(amount / 100).toFixed(2)} ${currency}</dd></dl>`,
    action: `/sandbox/wallet?token=${encodeURIComponent(id)}`,
    yes: 'Approve',
  });
