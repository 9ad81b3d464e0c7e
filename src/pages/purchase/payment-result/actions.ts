import { getWalletCaptureMutationOptions } from '#generated/client/pay/pay.ts';
import type { WalletResult } from '#generated/model/walletResult.ts';
import { mutate } from '#/api/mutate.ts';
import type { ResultQuery } from '#/domain/payment/result-search.ts';
import type { Write } from '#/session/write.ts';

/** Charges an approved wallet payment. It stays in the mutation cache, by which a second visit knows that it was sent. */
export const captureWallet: Write<[NonNullable<ResultQuery['wallet']>], WalletResult> = {
  signInFor: 'payment',
  send: (client, { token, payerId }) =>
    mutate(
      client,
      { ...getWalletCaptureMutationOptions(), gcTime: Infinity },
      { data: { token, payerID: payerId } },
    ),
  unverified: 'only the order proves a payment, and the page reads it afterwards',
};
