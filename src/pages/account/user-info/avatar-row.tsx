import { Camera } from 'lucide';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { PICTURE_TYPES } from '#/backend/uploads.ts';
import { largestPicture, pictureProblem } from '#/domain/upload/picture-file.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './page.module.css';

const AvatarDialog = lazyPart(() => import('./avatar-crop/avatar-dialog.tsx'), 'default');
const SIZE = 96;

/** The avatar and the button to change it. */
export function AvatarRow({ user }: { user: UserCenter }) {
  const { t, locale } = useTranslation();
  const size = largestPicture(locale);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');

  function refuse(text: string) {
    setFile(null);
    setProblem(text);
    showToast('error', text);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // Reset, so that the same file can be selected again.
    event.target.value = '';
    if (!chosen) return;
    const problem = pictureProblem(chosen);
    if (problem) return refuse(t(problem, { size }));
    setProblem('');
    setFile(chosen);
  }

  return (
    <>
      <Field
        group
        className={styles.field}
        labelClassName={`${styles.label} ${styles.isMiddle}`}
        label={t('account.avatar')}
        hint={t('account.avatarHint', { size })}
        error={problem}
      >
        <div className={styles.avatar}>
          <Picture
            className="avatar"
            srcFor={srcFor(user.avatar)}
            alt=""
            width={SIZE}
            height={SIZE}
            priority
          />
          <Button icon={Camera} onClick={() => input.current?.click()}>
            {t('account.changeAvatar')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={PICTURE_TYPES.join()}
            aria-label={t('account.changeAvatar')}
            onChange={choose}
          />
        </div>
      </Field>
      {file && (
        <LazyBoundary onFailed={() => setFile(null)}>
          <AvatarDialog
            user={user}
            file={file}
            onBroken={() => refuse(t('upload.pictureBroken'))}
            onClose={() => setFile(null)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
