import { screen, waitFor } from '@testing-library/react';

export const findButton = (name: string) => screen.findByRole('button', { name });
/** A toast with exactly this text. */
export const findToast = (text: string) =>
  waitFor(() => {
    const toast = screen
      .getAllByRole('alert')
      .find((element) => element.matches('.toast') && element.textContent === text);
    if (!toast) throw new Error(`No toast with the text ${text}`);
    return toast;
  });
/** An alert inside the page with exactly this text. */
export const findAlert = (text: string) =>
  waitFor(() => {
    const alert = screen
      .getAllByRole('alert')
      .find((element) => !element.matches('.toast') && element.textContent === text);
    if (!alert) throw new Error(`No alert with the text ${text}`);
    return alert;
  });
