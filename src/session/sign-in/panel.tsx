import { useState, useEffect } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { TITLE_OF } from './modes.ts';
import { endSignIn, useSignInPanel } from './panel-store.ts';
import { SignInForms } from './sign-in-forms.tsx';
import { sessionStore } from '../session.ts';
import { REASON_ID, reasonText } from './reasons.ts';
import { UnsavedContext } from './panel-form.tsx';
import * as styles from './sign-in.module.css';

function ancestorsOf(element: Element | null): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let at = element?.parentElement; at && at !== document.body; at = at.parentElement)
    ancestors.push(at);
  return ancestors;
}

function focusNearest(ancestors: readonly HTMLElement[]): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const place = ancestors.find(({ isConnected }) => isConnected);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Signing in may remove the element that opened the panel, and the focus with it. Focus then moves to its nearest
 * remaining ancestor.
 */
function useRestoreFocus(): void {
  // Read during render, because the dialog moves the focus before effects of its parents run.
  const [ancestors] = useState(() => ancestorsOf(document.activeElement));

  useEffect(() => () => void window.setTimeout(() => focusNearest(ancestors)), [ancestors]);
}

/** The sign-in dialog over any page. */
export function SignInPanel() {
  const { t } = useTranslation();
  // The page may not have loaded this namespace.
  useNamespaceSuspense('auth');
  const { mode, visitor, reason } = useSignInPanel();
  const why = reasonText(sessionStore(), reason);
  const [unsaved, setUnsaved] = useState(false);
  useRestoreFocus();
  return (
    <Dialog
      open
      bare
      guarded={unsaved}
      className={`${styles.root} ${styles.inDialog}`}
      title={t(TITLE_OF[mode])}
      describedBy={why ? REASON_ID : undefined}
      closeLabel={t('common.close')}
      onClose={() => endSignIn(false)}
    >
      <UnsavedContext value={setUnsaved}>
        <SignInForms
          mode={mode}
          visitor={visitor}
          reason={why && t(why)}
          onMode={(next) => useSignInPanel.setState({ mode: next })}
          onDone={() => endSignIn(true)}
        />
      </UnsavedContext>
    </Dialog>
  );
}
