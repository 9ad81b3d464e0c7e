import { create } from 'zustand';
import { clearFormDraft, readFormDraft, saveFormDraft } from '#/shared/form/form-draft.ts';

interface Draft {
  email: string;
  /** code of the country whose calling code the phone has */
  country: string;
  phone: string;
  agreed: boolean;
}

const NAME = 'signIn';
/** Until the shopper chooses another one. */
export const FIRST_COUNTRY = 'CN';
const EMPTY = { email: '', country: FIRST_COUNTRY, phone: '' };

/**
 * The last typed values, shared by all modes and stored per tab across reloads and languages. Passwords and codes are never
 * stored, so that changing the mode clears them. The agreement is reset when the panel closes.
 */
export const useSignInDraft = create<Draft>(() => ({
  ...readFormDraft(NAME, EMPTY),
  agreed: false,
}));

export function updateDraft(typed: Partial<Draft>): void {
  useSignInDraft.setState(typed);
  const { email, country, phone } = useSignInDraft.getState();
  saveFormDraft(NAME, { email, country, phone });
}

export function clearDraft(): void {
  useSignInDraft.setState({ ...EMPTY, agreed: false });
  clearFormDraft(NAME);
}

/** Initial values of a form. */
export const initialValues = (): Draft => useSignInDraft.getState();
