import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../features/part/lazy-part.tsx';
import { useAlive } from '../../features/part/use-alive.ts';
import { type Mode, TITLE_OF } from '../../features/sign-in/modes.ts';
import { safeReturnPath } from '../../lib/safe-url.ts';
import { useVisit } from '../../router/router.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../features/sign-in/sign-in.css';
import './login-page.css';

// Forms and their validators are a fifth of this page's scripts; the frame need not wait for them.
const SignInForms = lazyPart(() =>
  import('../../features/sign-in/sign-in-forms.tsx').then(({ SignInForms: Part }) => Part),
);

/** Signing in as a page of its own: where guests of members' pages are sent. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const navigate = useNavigate();
  const alive = useAlive();
  const [mode, setMode] = useState<Mode>('email');
  const goOn = () => void navigate(safeReturnPath(search.get('from')), { replace: true });
  return (
    <div className="login-page">
      <section className="card signin">
        <h1>{t(TITLE_OF[mode])}</h1>
        <Suspense fallback={<FormsSkeleton />}>
          {alive ? <SignInForms mode={mode} onMode={setMode} onDone={goOn} /> : <FormsSkeleton />}
        </Suspense>
      </section>
    </div>
  );
}

function FormsSkeleton() {
  return (
    <>
      <div className="signin__pic" />
      <div className="signin__body">
        <Skeleton height={320} radius={8} />
      </div>
    </>
  );
}
