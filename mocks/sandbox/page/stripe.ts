/**
 * A stand-in for the card provider's script, at its boundary: the app calls `loadStripe`, which takes an existing
 * `window.Stripe`. Cards: 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 refused. Self-contained: it also runs
 * with nothing but its types stripped.
 */
type Ask = (command: never) => Promise<unknown>;

const ACCEPTED = '4242424242424242';
const REFUSED = '4000000000000002';

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
  const told: Record<string, ((event: object) => void)[]> = {};
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
      queueMicrotask(() => told.ready?.forEach((tell) => tell({ elementType: 'payment' })));
    },
    on(event: string, tell: (event: object) => void) {
      (told[event] ??= []).push(tell);
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

const problem = (type: string, code: string, message: string) => ({
  error: { type, code, message },
});

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
      if (digits !== ACCEPTED && digits !== REFUSED)
        return problem('validation_error', 'invalid_number', 'Your card number is invalid.');
      const { clientSecret } = elements;
      const payment = (await call({ do: 'card', clientSecret, accepted: digits === ACCEPTED })) as {
        id: string;
      };
      if (digits === REFUSED)
        return problem('card_error', 'card_declined', 'Your card was declined.');
      if (redirect === 'if_required')
        return { paymentIntent: { id: payment.id, status: 'succeeded' } };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent', payment.id);
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      window.location.assign(back);
      // As the provider: the page goes away before this settles.
      return new Promise(() => undefined);
    },
    async retrievePaymentIntent(clientSecret: string) {
      const payment = (await call({ do: 'intent', clientSecret })) as { id: string; state: string };
      return {
        paymentIntent: {
          id: payment.id,
          status: payment.state === 'captured' ? 'succeeded' : 'requires_payment_method',
        },
      };
    },
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}
