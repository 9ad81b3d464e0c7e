import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { UserEditBody } from '#generated/zod/user/user.zod.ts';
import { useAction } from '#/session/use-action.ts';
import { filledText } from '#/shared/form/schema.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import { Note } from '#/ui/note.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { editUser } from './actions.ts';
import * as styles from './page.module.css';

const schema = zod.object({
  nickname: filledText(UserEditBody.shape.nickname, 'account.userName'),
});

/** Edits the nickname. The stored one is shown until it is changed. */
export function NicknameForm({ user }: { user: UserCenter }) {
  const { t } = useTranslation();
  const edit = useAction(editUser, { errors: 'inline' });
  const { register, handleSubmit, reset, formState } = useForm({
    values: { nickname: user.nickname },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  });
  const errorText = useErrorText();
  const toastFirstError = useToastFirstError(schema);

  async function save({ nickname }: zod.infer<typeof schema>) {
    if (!(await edit.run(nickname, user.avatar)).done) return;
    reset({ nickname });
    showToast('ok', t('done.saveSU'));
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save, toastFirstError)(event)}>
      <Field
        required
        label={t('account.nickname')}
        className={styles.field}
        labelClassName={styles.label}
        error={errorText(formState.errors.nickname)}
      >
        <div className={styles.edit}>
          <TextInput {...register('nickname')} className={styles.input} autoComplete="nickname" />
          <Button kind="primary" type="submit" busy={edit.busy}>
            {t('common.save')}
          </Button>
        </div>
      </Field>
      {edit.failure && (
        <Note kind="error" className={styles.note}>
          <span role="alert">{edit.failure.problem}</span>
        </Note>
      )}
    </form>
  );
}
