import { type Mutation, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { Icon } from '#/ui/icon.ts';
import { Segment, TabPanel } from '#/ui/segment.tsx';
import { closeFieldErrors, showToast } from '#/shared/toasts/store.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import type { OperationId } from '#generated/operations.ts';
import { useLoginPicture } from '#generated/client/login/login.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { updateDraft } from './draft.ts';
import { ModeForm } from './forms/mode-form.tsx';
import { nextMode, type Mode, offers, type ModeStep, TAB_OF, TITLE_OF } from './modes.ts';
import { REASON_ID } from './reasons.ts';
import { useStartSession } from '../use-start-session.ts';
import * as styles from './sign-in.module.css';

// Cropped to at least 360 x 640 CSS pixels; doubled for high-density screens.
const WIDTH = 720;

/** The platform's picture; without one the background colour is visible. */
function SignInPicture() {
  const { data } = useLoginPicture();
  const [broken, setBroken] = useState('');
  const src = data?.loginLeftImage ?? '';
  return (
    <div className={styles.pic}>
      {src !== broken && <img src={srcFor(src)(WIDTH)} alt="" onError={() => setBroken(src)} />}
    </div>
  );
}

/** Calls that return a token or set a new password. */
const CALLS = new Set<unknown>([
  'emailLogin',
  'emailRegister',
  'emailPasswordReset',
  'phonePasswordLogin',
  'phoneCaptchaLogin',
  'phoneRegister',
  'visitorRegister',
  'facebookLogin',
  'googleLogin',
] satisfies OperationId[]);

const isCall = ({ options }: Mutation): boolean => CALLS.has(options.mutationKey?.[0]);

/** Whether such a call is pending. */
const isSigningIn = (client: QueryClient): boolean => client.isMutating({ predicate: isCall }) > 0;

/** Whether another such call was sent after that of a response, which is late: its panel was closed, and opened again. */
function isOvertaken(client: QueryClient, login: LoginResult): boolean {
  const calls = client.getMutationCache().getAll().filter(isCall);
  return calls.slice(0, -1).some(({ state }) => state.data === login);
}

interface SignInFormsProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** the shopper came from a buy button: buying without an account may be offered */
  visitor?: boolean;
  /** why the shopper is asked to sign in */
  reason: string | null;
  /** called after the session has started */
  onDone: () => void;
}

/** Picture and forms, without frame and title, for use in a `signin` block. */
export function SignInForms({ mode, onMode, visitor = false, reason, onDone }: SignInFormsProps) {
  const { t } = useTranslation();
  const tabs = useId();
  const startSession = useStartSession();
  const queryClient = useQueryClient();
  const body = useRef<HTMLDivElement>(null);
  const tab = TAB_OF[mode];

  // The agreement is reset when the panel closes.
  useEffect(() => () => updateDraft({ agreed: false }), []);

  async function onLogin(login: LoginResult, messageKey?: TextKey) {
    if (isOvertaken(queryClient, login)) return;
    await startSession(login);
    onDone();
    closeFieldErrors();
    if (messageKey) showToast('ok', t(messageKey));
  }

  /** No change while a pending call may close the panel, to keep the layout under the pointer. */
  function change(next: Mode): boolean {
    if (isSigningIn(queryClient)) return false;
    flushSync(() => onMode(next));
    return true;
  }

  function go(step: ModeStep) {
    if (!change(nextMode(mode, step))) return;
    const inputs = [
      ...(body.current?.querySelectorAll<HTMLInputElement>('form input:not([readonly])') ?? []),
    ];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }

  useAnnounceChange('sign-in', t(TITLE_OF[mode]));
  const form = <ModeForm mode={mode} onLogin={onLogin} go={go} visitor={visitor} />;
  return (
    <>
      <SignInPicture />
      <div ref={body} className={styles.body}>
        {offers(mode, 'back') && (
          <button
            type="button"
            className={styles.back}
            aria-label={t('common.back')}
            onClick={() => go('back')}
          >
            <Icon as={ChevronLeft} />
          </button>
        )}
        {reason !== null && (
          <p id={REASON_ID} className={styles.reason}>
            {reason}
          </p>
        )}
        {tab && (
          <Segment
            id={tabs}
            className={styles.tabs}
            label={t(TITLE_OF[mode])}
            items={[
              { id: 'email', label: t('auth.email') },
              { id: 'phone', label: t('auth.phone') },
            ]}
            value={tab}
            // Focus stays on the tabs.
            onChange={(next) => change(nextMode(mode, next === 'email' ? 'byEmail' : 'byPhone'))}
          />
        )}
        {tab ? (
          <TabPanel tabs={tabs} value={tab} label={t(TITLE_OF[mode])}>
            {form}
          </TabPanel>
        ) : (
          form
        )}
      </div>
    </>
  );
}
