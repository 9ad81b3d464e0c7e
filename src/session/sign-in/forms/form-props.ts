import type { LoginResult } from '#generated/model/loginResult.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import type { ModeStep } from '../modes.ts';

export interface FormProps {
  /** starts the session; `messageKey` is the text key of a toast */
  onLogin: (login: LoginResult, messageKey?: TextKey) => Promise<void>;
  go: (step: ModeStep) => void;
}

export interface LoginFormProps extends FormProps {
  /** buying without an account may be offered */
  visitor: boolean;
}
