import { useState } from 'react';
import { showToast } from './store.ts';

function tryErrors() {
  let shown: (() => void)[] = [];
  return {
    /** Closes what the last try has shown: it may be true no more. */
    begin() {
      for (const close of shown) close();
      shown = [];
    },
    show(text: string) {
      shown.push(showToast('error', text));
    },
  };
}

/** Error toasts of what a shopper may try again. The same object as long as the component lives. */
export const useTryErrors = () => useState(tryErrors)[0];
