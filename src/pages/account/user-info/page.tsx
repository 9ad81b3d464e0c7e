import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import { UserType } from '#generated/model/userType.ts';
import { ownValue } from '#/lib/own-value.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { useSession } from '#/session/use-session.ts';
import { hasPermission } from '#/session/has-permission.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { Field } from '#/ui/field.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { Button } from '#/ui/button.tsx';
import { AvatarRow } from './avatar-row.tsx';
import { codeTargetOf, type CodeTarget } from './code-target.ts';
import * as styles from './page.module.css';

const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'), 'default');

function PasswordRow({ target }: { target: CodeTarget }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  const close = () => setOpen(false);

  return (
    <>
      <Field
        group
        label={t('auth.password')}
        className={styles.field}
        labelClassName={styles.label}
      >
        <div className={styles.edit}>
          <Button onClick={() => setOpen(true)}>{t('account.changePassword')}</Button>
        </div>
      </Field>
      {open && (
        <LazyBoundary onFailed={close}>
          <PasswordDialog target={target} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

// Form library and validators are a quarter of this page's scripts; the other rows render before they load.
const NicknameForm = lazyPart(() => import('./nickname-form.tsx'), 'NicknameForm');

const ROWS = [96, 44, 44, 44];

const LoadingRow = ({ height = 44 }) => <Skeleton width="60%" height={height} radius={8} />;

export default function UserInfoPage() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const query = useUserInfo({ query: { enabled: signedIn } });
  const loading = (
    <div className={styles.root} aria-busy>
      {ROWS.map((height, row) => (
        <LoadingRow key={row} height={height} />
      ))}
    </div>
  );
  return (
    <section className="card card--pad">
      <h1 className={styles.title}>{t('account.info')}</h1>
      <QueryBoundary query={query} loading={loading}>
        {(user) => <UserInfo user={user} />}
      </QueryBoundary>
    </section>
  );
}

function UserInfo({ user }: { user: UserCenter }) {
  const { t } = useTranslation();
  const target = codeTargetOf(user);
  const labels: Record<UserType, string> = {
    [UserType.email]: t('auth.email'),
    [UserType.phone]: t('auth.phone'),
    [UserType.google]: 'Google',
    [UserType.facebook]: 'Facebook',
    [UserType.twitter]: 'X',
    [UserType.visitor]: t('account.visitor'),
  };
  return (
    <div className={styles.root}>
      <AvatarRow user={user} />
      <LazyBoundary
        showErrorOnFailure
        fallback={
          <Field
            group
            label={t('account.nickname')}
            className={styles.field}
            labelClassName={styles.label}
          >
            <LoadingRow />
          </Field>
        }
      >
        <NicknameForm user={user} />
      </LazyBoundary>
      {user.email && (
        <ReadOnlyField label={t('auth.email')} value={user.email} hint={t('account.fixedHint')} />
      )}
      {user.phone && (
        <ReadOnlyField label={t('auth.phone')} value={user.phone} hint={t('account.fixedHint')} />
      )}
      <Field
        group
        label={t('account.registeredBy')}
        className={styles.field}
        labelClassName={styles.label}
      >
        <p className={styles.fact}>{ownValue(labels, user.userType) ?? user.userType}</p>
      </Field>
      {target && hasPermission(user, 'password') && <PasswordRow target={target} />}
    </div>
  );
}

/** A read-only field. */
function ReadOnlyField({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <Field label={label} hint={hint} className={styles.field} labelClassName={styles.label}>
      <TextInput value={value} readOnly />
    </Field>
  );
}
