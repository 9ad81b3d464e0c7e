import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { Note } from '../../ui/note.tsx';

/** Why the call failed, within the form that made it. */
export function CallFailure({ error }: { error: ApiError | null }) {
  const { t } = useTranslation();
  return <div role="alert">{error && <Note kind="error">{messageOf(error, t)}</Note>}</div>;
}
