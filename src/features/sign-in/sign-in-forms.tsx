import { ChevronLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLoginMethods } from '../../../generated/client/login/login.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segment } from '../../ui/segment.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { showToast } from '../toasts/store.ts';
import { keep } from './draft.ts';
import { ModeForm } from './forms/mode-form.tsx';
import { after, type Mode, offers, type Step, TAB_OF, TITLE_OF } from './modes.ts';
import { SignInPicture } from './sign-in-picture.tsx';
import { useEnter } from './use-enter.ts';
import './sign-in.css';

interface SignInFormsProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** the shopper came from a buy button: buying without an account may be offered */
  visitor?: boolean;
  /** a session has begun */
  onDone: () => void;
}

/** Picture and forms, without frame and title; they stand in a `signin` block. */
export function SignInForms({ mode, onMode, visitor = false, onDone }: SignInFormsProps) {
  const { t } = useTranslation();
  const tabs = useId();
  const enter = useEnter();
  const body = useRef<HTMLDivElement>(null);
  const { data: methods } = useLoginMethods({ query: { enabled: visitor } });
  const tab = TAB_OF[mode];

  // Whoever closes the panel has not agreed to anything.
  useEffect(() => () => keep({ agreed: false }), []);

  function onToken(token: string, said?: string) {
    enter(token);
    onDone();
    if (said) showToast('ok', t(said));
  }

  function go(step: Step) {
    flushSync(() => onMode(after(mode, step)));
    body.current?.querySelector<HTMLElement>('form input:not([readonly])')?.focus();
  }

  const form = (
    <ModeForm
      mode={mode}
      onToken={onToken}
      go={go}
      visitor={visitor && methods?.visitorOpen === true}
    />
  );
  return (
    <>
      <SignInPicture />
      <div ref={body} className="signin__body">
        <span role="status" className="sr">
          {t(TITLE_OF[mode])}
        </span>
        {offers(mode, 'back') && (
          <button
            type="button"
            className="signin__back"
            aria-label={t('common.back')}
            onClick={() => go('back')}
          >
            <Icon as={ChevronLeft} />
          </button>
        )}
        {tab && (
          <Segment
            id={tabs}
            label={t(TITLE_OF[mode])}
            items={[
              { id: 'email', label: t('auth.email') },
              { id: 'phone', label: t('auth.phone') },
            ]}
            value={tab}
            // The keyboard stays at the tabs.
            onChange={(next) => onMode(after(mode, next === 'email' ? 'byEmail' : 'byPhone'))}
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
