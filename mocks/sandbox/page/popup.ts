/** Buttons of a provider's popup: text and value. */
export type Answers<T> = readonly (readonly [label: string, value: T])[];

/** Opens a provider's popup with one question. Resolves to null if it was closed or blocked. Self-contained, as `stripe.ts`. */
export function askInPopup<T>(title: string, answers: Answers<T>): Promise<T | null> {
  const popup = window.open('', title.replaceAll(' ', ''), 'popup,width=420,height=420');
  if (!popup) return Promise.resolve(null);
  const { document } = popup;
  document.title = title;
  document.documentElement.lang = 'en';
  document.body.style.cssText =
    'margin:0;padding:32px;display:grid;gap:12px;font:16px/1.5 system-ui,sans-serif;color:#14213d';
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const note = Object.assign(document.createElement('p'), {
    textContent: 'This is a demo provider. No data leaves this machine.',
  });
  document.body.replaceChildren(heading, note);

  return new Promise((resolve) => {
    const end = (value: T | null) => {
      window.clearInterval(watch);
      popup.close();
      resolve(value);
    };
    const watch = window.setInterval(() => popup.closed && end(null), 200);
    for (const [label, value] of answers) {
      const button = Object.assign(document.createElement('button'), {
        textContent: label,
        onclick: () => end(value),
      });
      button.style.cssText =
        'min-height:44px;border:1px solid #1f4e9c;border-radius:10px;background:#fff;color:#1f4e9c;font:inherit;cursor:pointer';
      document.body.append(button);
    }
  });
}
