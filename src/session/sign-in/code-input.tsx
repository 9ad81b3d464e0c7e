import {
  type ComponentProps,
  type ChangeEvent,
  useState,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { create } from 'zustand';
import { useTranslation } from '#/i18n/use-translation.ts';
import { plainDigits, plainText } from '#/lib/typed.ts';
import { CodeButton, TextInput, type TextInputProps } from '#/ui/text-input.tsx';
import { Field } from '#/ui/field.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { CODE_LENGTH } from './schemas.ts';

const LOCK_SECONDS = 60;
const LOCK_MS = LOCK_SECONDS * 1000;
const LOOK_MS = 500;
/** A code in the message that was copied as a whole. */
const IN_MESSAGE = /\b\d{6}\b/;

/** When the last code was sent; null if none was. */
const sentAt = (address: string) =>
  persisted(tabStore, `lychee.codeSent.${address.toLowerCase()}`, (stored) =>
    typeof stored === 'number' ? stored : null,
  );

function secondsLeft(address: string): number | null {
  const sent = sentAt(address).read();
  if (!address || !sent) return null;
  const left = Math.ceil((sent + LOCK_MS - Date.now()) / 1000);
  // A longer wait means that the clock was set back.
  return left > LOCK_SECONDS ? 0 : Math.max(left, 0);
}

function everyNow(look: () => void): () => void {
  const timer = window.setInterval(look, LOOK_MS);
  return () => window.clearInterval(timer);
}

/**
 * Seconds until an address may request its next code: null if none was sent, 0 when the wait is over. Computed from the
 * stored time of sending, which outlives the panel and the page.
 *
 * The backend stores one code per address for all purposes and refuses a second one within a minute. So the countdown
 * belongs to the address: a mode with another address has its own countdown, a mode with the same address continues it.
 */
function useCountdown(address: string): { left: number | null; start: () => void } {
  const look = useCallback(() => secondsLeft(address), [address]);
  const left = useSyncExternalStore(everyNow, look, () => null);
  const start = () => sentAt(address).write(Date.now());
  return { left, start };
}

/** Addresses with a pending code request; the request continues when its form unmounts. */
const useSending = create<{ addresses: readonly string[] }>(() => ({ addresses: [] }));

const useIsSending = (address: string): boolean =>
  useSending(({ addresses }) => addresses.includes(address));

/** Calls `send` unless a request for this address is pending; false if nothing was sent. */
async function sendOnce(address: string, send: () => Promise<boolean>): Promise<boolean> {
  if (useSending.getState().addresses.includes(address)) return false;
  useSending.setState(({ addresses }) => ({ addresses: [...addresses, address] }));
  try {
    return await send();
  } finally {
    useSending.setState(({ addresses }) => ({
      addresses: addresses.filter((other) => other !== address),
    }));
  }
}

interface CodeInputProps
  extends
    Omit<TextInputProps, 'trailing'>,
    Pick<ComponentProps<typeof Field>, 'required' | 'error'> {
  /** recipient of the code, as one text; the countdown belongs to it */
  address: string;
  /** requests a code; false if it was not sent */
  onSend: () => Promise<boolean>;
}

/** Input for a code, with the button that requests it. */
export function CodeInput({
  address,
  onSend,
  required,
  error,
  onChange,
  ...input
}: CodeInputProps) {
  const { t } = useTranslation();
  const { left, start } = useCountdown(address);
  const sending = useIsSending(address);
  const [isSent, setIsSent] = useState(false);
  const waiting = left !== null && left > 0;

  async function send() {
    if (!(await sendOnce(address, onSend))) return;
    start();
    setIsSent(true);
    showToast('ok', t('auth.codeSent'));
  }

  function normalizeInput(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const [code = plainDigits(typed)] = IN_MESSAGE.exec(plainText(typed)) ?? [];
    const shown = code.slice(0, CODE_LENGTH);
    // Setting an equal value would move the cursor.
    if (shown !== typed) event.target.value = shown;
    onChange?.(event);
  }

  const sendLabel = left === null ? t('auth.sendCode') : t('auth.sendAgain');
  // Announced twice, not every second: when the code is sent, and when the next one may be requested.
  const status = waiting
    ? t('auth.codeOnItsWay', { seconds: LOCK_SECONDS })
    : t('auth.codeMayBeSent');
  useAnnounceChange('code', isSent ? status : '');
  return (
    <>
      <Field label={t('auth.code')} required={required} error={error}>
        <TextInput
          {...input}
          autoComplete="one-time-code"
          inputMode="numeric"
          onChange={normalizeInput}
          trailing={
            <CodeButton
              disabled={waiting}
              aria-busy={sending}
              aria-live="off"
              onClick={() => void send()}
            >
              {waiting ? t('auth.resendIn', { seconds: left }) : sendLabel}
            </CodeButton>
          }
        />
      </Field>
    </>
  );
}
