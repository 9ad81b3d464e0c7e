import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserEdit } from '#generated/client/user/user.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { withSignIn } from '#/session/sign-in/with-sign-in.ts';
import { showFieldError, showToast } from '#/shared/toasts/store.ts';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import { Note } from '#/ui/note.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { LONGEST_NICKNAME } from './limits.ts';

/** Plain state: a form library is too large for a single field. */
export function NicknameForm({ user }: { user: UserCenter }) {
  const { t } = useTranslation();
  const edit = useUserEdit({ mutation: { meta: { quiet: true } } });
  const input = useRef<HTMLInputElement>(null);
  /** null: unchanged, shows the stored nickname */
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const shown = typed ?? user.nickname;

  function refuse() {
    setIsInvalid(true);
    showFieldError(t('form.userName'));
    input.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const nickname = shown.trim();
    if (nickname === '') return refuse();
    try {
      const saved = await withSignIn(() =>
        edit.mutateAsync({ data: { nickname, avatar: user.avatar } }).then(() => true),
      );
      if (!saved) return;
      setTyped(nickname);
      showToast('ok', t('done.saveSU'));
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  function type(text: string) {
    setTyped(text);
    setIsInvalid(false);
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field label={t('account.nickname')} required error={isInvalid && t('form.userName')}>
        <div className="info__edit">
          <TextInput
            ref={input}
            value={shown}
            maxLength={LONGEST_NICKNAME}
            autoComplete="nickname"
            onChange={(event) => type(event.target.value)}
          />
          <Button kind="primary" type="submit" busy={edit.isPending}>
            {t('common.save')}
          </Button>
        </div>
      </Field>
      {edit.isError && (
        <Note kind="error">
          <span role="alert">{messageOf(edit.error, t)}</span>
        </Note>
      )}
    </form>
  );
}
