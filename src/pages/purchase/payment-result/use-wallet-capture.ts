import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getWalletCaptureMutationKey, useWalletCapture } from '#generated/client/pay/pay.ts';
import type { WalletCapture } from '#generated/model/walletCapture.ts';
import type { WalletResult } from '#generated/model/walletResult.ts';
import type { ResultQuery } from '#/domain/payment/result-search.ts';
import type { Capture } from '#/domain/payment/result-state.ts';
import { type Outcome, useAction } from '#/session/use-action.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

interface CaptureState {
  state: Capture;
  /** order of the captured payment */
  orderNo: string | null;
  /** Sends the capture again, which does not charge twice, if it is unknown whether it succeeded. */
  repeat: () => void;
}

/** The captures of a payment that this document has sent. The mutation cache outlives the page and its double effects. */
const sentFor = (token: string | undefined) => ({
  mutationKey: getWalletCaptureMutationKey(),
  predicate: ({ state }: { state: { variables?: unknown } }) =>
    (state.variables as { data: WalletCapture } | undefined)?.data.token === token,
});

/** The outcome of a capture that an earlier visit of the page has sent. */
function outcomeOf(state: { data?: unknown } | undefined): Outcome<WalletResult> | null {
  if (!state) return null;
  return state.data
    ? { done: true, result: state.data as WalletResult }
    : { done: false, error: null };
}

/**
 * Captures an approved wallet payment: once by itself, and after that only when the shopper checks again.
 * @param isDue the order may be charged
 * @param isReady the call may be sent now
 */
export function useCapture(
  wallet: ResultQuery['wallet'],
  isDue: boolean,
  isReady: boolean,
): CaptureState {
  const client = useQueryClient();
  const filters = sentFor(wallet?.token);
  const { mutateAsync } = useWalletCapture({ mutation: { gcTime: Infinity } });
  const { run } = useAction(
    ({ token, payerId }: NonNullable<ResultQuery['wallet']>) =>
      mutateAsync({ data: { token, payerID: payerId } }),
    { errors: 'none' },
  );
  const [sent, setSent] = useState<Outcome<WalletResult> | null>(() =>
    outcomeOf(client.getMutationCache().find(filters)?.state),
  );
  const send = (approved: NonNullable<ResultQuery['wallet']>) => {
    setSent(null);
    void run(approved).then(setSent);
  };

  useOnChange(isDue && isReady, (shouldSend) => {
    if (shouldSend && wallet && !client.getMutationCache().find(filters))
      void run(wallet).then(setSent);
  });

  const result = sent?.done ? sent.result : undefined;
  const isUnknown = sent?.done === false;
  const pending = isUnknown ? 'unknown' : 'running';
  const answered = result && (result.status ? 'done' : 'refused');
  return {
    state: answered ?? (isDue ? pending : 'none'),
    orderNo: result?.orderNo ?? null,
    repeat: () => {
      if (wallet && isDue && isUnknown) send(wallet);
    },
  };
}
