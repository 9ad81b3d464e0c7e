import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignInMode } from '../../features/sign-in/panel-store.ts';
import { SignInForms } from '../../features/sign-in/sign-in-forms.tsx';
import { safeReturnPath } from '../../lib/safe-url.ts';
import { useVisit } from '../../router/router.tsx';
import './login-page.css';

/** Signing in as a page of its own: where guests of members' pages are sent. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const navigate = useNavigate();
  const [mode, setMode] = useState<SignInMode>('email');
  const goOn = () => void navigate(safeReturnPath(search.get('from')), { replace: true });
  return (
    <div className="login-page">
      <section className="card signin">
        <h1>{mode === 'register' ? t('auth.mode6') : t('auth.signIn')}</h1>
        <SignInForms mode={mode} onMode={setMode} onDone={goOn} />
      </section>
    </div>
  );
}
