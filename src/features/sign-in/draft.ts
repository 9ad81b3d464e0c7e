import { create } from 'zustand';

interface Draft {
  email: string;
  /** code of the country whose calling code the phone has */
  country: string;
  phone: string;
  agreed: boolean;
}

/**
 * What was typed last, from mode to mode and until the page is left. Never a password or a code: each form begins without,
 * so entering mode 4 (and any other) clears them. The agreement is given for one visit of the panel.
 */
export const useDraft = create<Draft>(() => ({
  email: '',
  country: 'CN',
  phone: '',
  agreed: false,
}));

export const keep = (typed: Partial<Draft>): void => useDraft.setState(typed);

/** What a form begins with. */
export const drafted = (): Draft => useDraft.getState();
