/**
 * A stub of the card provider's script: the app calls `loadStripe`, which uses an existing `window.Stripe`. The cards are
 * the provider's test cards: 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 refused; 4000 0025 0000 3155 and
 * 4000 0084 0000 1629 require 3-D Secure, and only the first of them is accepted.
 * Self-contained: it must run after type stripping alone.
 */
type Ask = (command: never) => Promise<unknown>;

/** Test cards: `asks` requires 3-D Secure, `pays` is the outcome. */
const CARDS: Record<string, { asks: boolean; pays: boolean } | undefined> = {
  '4242424242424242': { asks: false, pays: true },
  '4000000000000002': { asks: false, pays: false },
  '4000002500003155': { asks: true, pays: true },
  '4000008400001629': { asks: true, pays: false },
};

interface Fields {
  number: HTMLInputElement;
  expiry: HTMLInputElement;
  code: HTMLInputElement;
}

function field(box: HTMLElement, label: string, placeholder: string): HTMLInputElement {
  const wrap = document.createElement('label');
  wrap.style.cssText = 'display:grid;gap:4px;font-size:13px;font-weight:500';
  const input = document.createElement('input');
  input.placeholder = placeholder;
  input.autocomplete = 'off';
  input.inputMode = 'numeric';
  input.style.cssText =
    'min-height:44px;padding:0 12px;border:1px solid #9c918a;border-radius:8px;font:inherit';
  wrap.append(label, input);
  box.append(wrap);
  return input;
}

function paymentElement() {
  let fields: Fields | null = null;
  const listeners: Record<string, ((event: object) => void)[]> = {};
  return {
    mount(target: HTMLElement | string) {
      const place =
        typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!place) throw new Error('The payment element has no place');
      const box = document.createElement('div');
      box.style.cssText = 'display:grid;gap:12px';
      place.replaceChildren(box);
      fields = {
        number: field(box, 'Card number', '4242 4242 4242 4242'),
        expiry: field(box, 'Expiry', 'MM / YY'),
        code: field(box, 'CVC', '123'),
      };
      queueMicrotask(() =>
        listeners.ready?.forEach((listener) => listener({ elementType: 'payment' })),
      );
    },
    on(event: string, listener: (event: object) => void) {
      (listeners[event] ??= []).push(listener);
      return this;
    },
    unmount() {},
    destroy() {},
    update() {},
    focus: () => fields?.number.focus(),
    digits: () => fields?.number.value.replaceAll(/\D/g, '') ?? '',
    complete: () =>
      fields !== null &&
      fields.expiry.value.trim() !== '' &&
      /^\d{3,4}$/.test(fields.code.value.trim()),
  };
}

/** Opens the 3-D Secure dialog over the page. @returns whether the authentication succeeded */
function askBank(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = '3D Secure 2 test page';
  dialog.style.cssText =
    'width:400px;padding:32px;border:0;border-radius:12px;font:16px/1.5 system-ui,sans-serif;color:#14213d';
  const text = document.createElement('p');
  text.textContent = 'This is a demo bank. Confirm that you are making this payment.';
  text.style.margin = '0 0 16px';
  dialog.append(text);
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      dialog.remove();
      resolve(passed);
    };
    for (const [label, passed] of [
      ['Complete authentication', true],
      ['Fail authentication', false],
      ['Close', false],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.style.cssText =
        'display:block;width:100%;min-height:44px;margin-top:8px;border:1px solid #1f4e9c;border-radius:8px;background:#fff;color:#1f4e9c;font:inherit;cursor:pointer';
      button.onclick = () => end(passed);
      dialog.append(button);
    }
    dialog.oncancel = () => end(false);
    document.body.append(dialog);
    dialog.showModal();
  });
}

const problem = (type: string, code: string, message: string) => ({
  error: { type, code, message },
});

/** The provider's names for the states of a payment. */
const STATUS: Record<string, string | undefined> = { captured: 'succeeded', held: 'processing' };

export function installStripe(ask: Ask): void {
  const call = ask as unknown as (command: object) => Promise<unknown>;
  const Stripe = () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements({ clientSecret }: { clientSecret: string }) {
      const element = paymentElement();
      return {
        clientSecret,
        element,
        create: () => element,
        getElement: () => element,
        submit: async () => ({}),
        update() {},
        fetchUpdates: async () => ({}),
        on() {},
      };
    },
    async confirmPayment({
      elements,
      confirmParams,
      redirect,
    }: {
      elements: { clientSecret: string; element: ReturnType<typeof paymentElement> };
      confirmParams: { return_url: string };
      redirect?: string;
    }) {
      const digits = elements.element.digits();
      if (!elements.element.complete())
        return problem('validation_error', 'incomplete', 'Your card details are incomplete.');
      const card = CARDS[digits];
      if (!card)
        return problem('validation_error', 'invalid_number', 'Your card number is invalid.');
      const { clientSecret } = elements;
      if (card.asks && !(await askBank()))
        return problem(
          'invalid_request_error',
          'payment_intent_authentication_failure',
          'We are unable to authenticate your payment method.',
        );
      const payment = (await call({ do: 'card', clientSecret, accepted: card.pays })) as {
        id: string;
      };
      if (!card.pays) return problem('card_error', 'card_declined', 'Your card was declined.');
      if (redirect === 'if_required')
        return { paymentIntent: { id: payment.id, status: 'succeeded' } };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent', payment.id);
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      window.location.assign(back);
      // Like the provider's: the page unloads before this settles.
      return new Promise(() => undefined);
    },
    async retrievePaymentIntent(clientSecret: string) {
      const payment = (await call({ do: 'intent', clientSecret })) as { id: string; state: string };
      return {
        paymentIntent: {
          id: payment.id,
          status: STATUS[payment.state] ?? 'requires_payment_method',
        },
      };
    },
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}
