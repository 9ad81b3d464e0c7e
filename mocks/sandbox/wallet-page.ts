import type { ProviderPayment } from '../market/state.ts';
import { escape, standInPage } from './stand-in-page.ts';

/** The approval page of the stand-in wallet. Posts back to itself. */
export const walletPage = ({ id, orderNo, amount, currency }: ProviderPayment): string =>
  standInPage({
    title: 'Demo wallet',
    note: 'No money moves.',
    body: `<dl><dt>Order</dt><dd>${escape(orderNo)}</dd><dt>Amount</dt><dd class="sum">${(amount / 100).toFixed(2)} ${currency}</dd></dl>`,
    action: `/sandbox/wallet?token=${encodeURIComponent(id)}`,
    yes: 'Approve',
  });
