import { Suspense, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { type Mode, TITLE_OF } from '#/session/sign-in/modes.ts';
import { sessionStore } from '#/session/session.ts';
import { isEndedVisitor } from '#/session/state.ts';
import { endSignIn, firstMode, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { returnSearch } from '#/router/page-search.ts';
import { useSearch } from '#/router/router.tsx';
import { reasonText, type SignInReason } from '#/session/sign-in/reasons.ts';
import { ownValue } from '#/lib/own-value.ts';
import { PATHS } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './page.module.css';
import * as signInStyles from '#/session/sign-in/sign-in.module.css';
import { useIsMounted } from '#/ui/use-is-mounted.ts';

// Forms and validators are a fifth of this page's scripts; the frame renders before they load.
const SignInForms = lazyPart(() => import('#/session/sign-in/sign-in-forms.tsx'), 'SignInForms');

/** What the sign-in before a page of members is for. */
export const PAGE_REASONS: Readonly<Record<string, SignInReason>> = {
  [PATHS.account]: 'account',
  [PATHS.addresses]: 'addresses',
  [PATHS.applications]: 'application',
  [PATHS.apply]: 'application',
  [PATHS.cardPayment]: 'payment',
  [PATHS.cart]: 'cart',
  [PATHS.checkout]: 'checkout',
  [PATHS.coupons]: 'coupons',
  [PATHS.order]: 'orders',
  [PATHS.orders]: 'orders',
  [PATHS.paymentResult]: 'payment',
  [PATHS.points]: 'account',
  [PATHS.refund]: 'refunds',
  [PATHS.refundRequest]: 'refunds',
  [PATHS.refunds]: 'refunds',
  [PATHS.reviews]: 'reviews',
  [PATHS.userInfo]: 'account',
  [PATHS.wishlist]: 'wishlist',
  [PATHS.writeReview]: 'reviews',
};

/** Sign-in page. Guests are redirected here from member pages. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { from } = useSearch(returnSearch);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [chosen, setMode] = useState<Mode | null>(null);
  const session = sessionStore();
  // The server renders the page for a guest.
  const hasVisitorEnded = hydrated && isEndedVisitor(session);
  const mode = chosen ?? (hasVisitorEnded ? firstMode(session) : 'email');
  const why = reasonText(session, ownValue(PAGE_REASONS, from.split(/[?#]/, 1)[0] ?? '') ?? null);
  const isMounted = useIsMounted();

  // The sign-in panel would duplicate the form of this page.
  useLayoutEffect(() => {
    const closePanel = () => {
      if (useSignInPanel.getState().open) endSignIn(false);
    };
    closePanel();
    return useSignInPanel.subscribe(closePanel);
  }, []);

  /** Redirects after sign-in, unless the shopper has left the page meanwhile. */
  function redirectBack() {
    if (isMounted.current) void navigate(from, { replace: true });
  }

  return (
    <div className={styles.root}>
      <section className={`card ${signInStyles.root} ${styles.panel}`}>
        <h1>{t(TITLE_OF[mode])}</h1>
        <Suspense fallback={<FormsSkeleton />}>
          {hydrated ? (
            <SignInForms
              mode={mode}
              visitor={hasVisitorEnded}
              reason={why && t(why)}
              onMode={setMode}
              onDone={redirectBack}
            />
          ) : (
            <FormsSkeleton />
          )}
        </Suspense>
      </section>
    </div>
  );
}

function FormsSkeleton() {
  return (
    <>
      <div className={signInStyles.pic} />
      <div className={signInStyles.body}>
        <Skeleton height={320} radius={8} />
      </div>
    </>
  );
}
