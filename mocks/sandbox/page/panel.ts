/**
 * The sandbox panel: controls mail, time, merchants and faults of the demo market. It renders in a shadow root, which
 * isolates its styles from the shop's. English only: it is a tool, not part of the shop.
 */
type Ask = (command: never) => Promise<unknown>;

interface Code {
  to: string;
  code: string;
  used: boolean;
}
interface Link {
  to: string;
  address: string;
}
interface State {
  now: number;
  delay: number;
  faults: [string, { fault: string }][];
  scenarios: string[];
  faultKinds: string[];
}

const STYLE = `
  :host { all: initial }
  * { box-sizing: border-box; font: 13px/1.45 system-ui, sans-serif }
  button, select, input { min-height: 28px; padding: 0 8px; border: 1px solid #cbb; border-radius: 6px; background: #fff; color: #221 }
  button { cursor: pointer } button:hover { border-color: #221 }
  .open { position: fixed; left: 0; bottom: 30%; z-index: 120; width: 22px; min-height: 0; padding: 12px 0; border: 0; border-radius: 0 8px 8px 0; background: #221; color: #fff; font-size: 12px; line-height: 22px; writing-mode: vertical-rl }
  .panel { position: fixed; left: 28px; bottom: 12px; z-index: 120; width: 320px; max-height: 80vh; overflow: auto; padding: 14px; border-radius: 12px; background: #fffdf8; color: #221; box-shadow: 0 20px 60px -20px #0008; display: grid; gap: 10px }
  .panel[hidden] { display: none }
  h2 { margin: 0; font-weight: 700 } .row { display: flex; flex-wrap: wrap; gap: 6px } ul { margin: 0; padding: 0; list-style: none } li { display: flex; justify-content: space-between; padding: 2px 0 } code { font-family: ui-monospace, monospace; font-weight: 700 } .old { opacity: .45 } output { color: #7a1410 }
`;

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = '',
  set: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(name), set);
  if (text) node.textContent = text;
  return node;
}

const options = (names: string[]) => names.map((name) => make('option', name, { value: name }));

export function openPanel(ask: Ask): void {
  const call = ask as unknown as (command: object) => Promise<unknown>;
  const host = make('div', '', { id: 'sandbox' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];

  const toggle = make('button', 'Sandbox', { className: 'open' });
  const panel = make('section', '', { className: 'panel', hidden: true, ariaLabel: 'Sandbox' });
  const inbox = make('ul');
  const links = make('ul');
  const clock = make('span');
  const output = make('output');
  const email = make('input', '', { value: 'mali@lychee.test', ariaLabel: 'Shopper' });
  const why = make('input', '', {
    value: 'The items are as described',
    ariaLabel: 'Why the refund is refused',
  });
  const delivery = make('select', '', { ariaLabel: 'Delivery' });
  delivery.append(...options(['express', 'own', 'virtual']));
  const unfit = make('input', '', {
    value: 'The licence cannot be read',
    ariaLabel: 'Why the application is refused',
  });
  const scenario = make('select', '', { ariaLabel: 'Scenario' });
  const way = make('select', '', { ariaLabel: 'Way to sign in' });
  way.append(...options(['google', 'facebook', 'twitter', 'visitor']));
  const fault = make('select', '', { ariaLabel: 'Failure' });
  const operation = make('input', '', { value: '*', ariaLabel: 'Operation' });

  async function refresh() {
    const state = (await call({ do: 'state' })) as State;
    const codes = (await call({ do: 'inbox' })) as Code[];
    clock.textContent = `${new Date(state.now).toLocaleString()}, +${state.delay} ms a call`;
    if (!scenario.options.length) scenario.append(...options(state.scenarios));
    if (!fault.options.length) fault.append(...options(state.faultKinds));
    inbox.replaceChildren(
      ...codes.slice(0, 5).map(({ to, code, used }) => {
        const row = make('li', '', { className: used ? 'old' : '' });
        row.append(make('span', to), make('code', code));
        return row;
      }),
    );
    const sent = (await call({ do: 'links' })) as Link[];
    links.replaceChildren(
      ...sent.slice(0, 3).map(({ to, address }) => {
        const row = make('li', to);
        row.append(make('a', 'Open', { href: address }));
        return row;
      }),
    );
    if (!codes.length) inbox.append(make('li', 'No codes sent yet'));
  }

  function action(text: string, command: () => object, after?: () => void) {
    const button = make('button', text);
    button.onclick = async () => {
      try {
        await call(command());
        output.textContent = `${text}: done`;
        after?.();
        await refresh();
      } catch (error) {
        output.textContent = error instanceof Error ? error.message : String(error);
      }
    };
    return button;
  }

  const row = (...parts: Node[]) => {
    const box = make('div', '', { className: 'row' });
    box.append(...parts);
    return box;
  };
  const MINUTE = 60_000;
  const DAY = 1440 * MINUTE;
  panel.append(
    make('h2', 'Inbox'),
    inbox,
    make('h2', 'Visitors’ orders'),
    links,
    make('h2', 'Clock'),
    clock,
    row(
      action('+6 min', () => ({ do: 'forward', ms: 6 * MINUTE })),
      action('+2 h', () => ({ do: 'forward', ms: 120 * MINUTE })),
      action('+1 day', () => ({ do: 'forward', ms: DAY })),
    ),
    make('h2', 'Shopper'),
    row(
      email,
      delivery,
      action('Ship next order', () => ({
        do: 'ship',
        email: email.value,
        delivery: delivery.value,
      })),
    ),
    row(
      action('Sign for the newest parcel', () => ({ do: 'sign', email: email.value })),
      action('Answer the newest review', () => ({ do: 'reply', email: email.value })),
    ),
    make('h2', 'Refund that waited longest'),
    row(
      action('Accept', () => ({ do: 'refund', email: email.value, step: 'accept' })),
      action('Money arrives', () => ({ do: 'refund', email: email.value, step: 'arrive' })),
    ),
    row(
      why,
      action('Refuse', () => ({
        do: 'refund',
        email: email.value,
        step: 'refuse',
        why: why.value,
      })),
    ),
    make('h2', 'Application that waited longest'),
    row(action('Approve', () => ({ do: 'settle', email: email.value, approved: true }))),
    row(
      unfit,
      action('Turn down', () => ({
        do: 'settle',
        email: email.value,
        approved: false,
        why: unfit.value,
      })),
    ),
    make('h2', 'Ways to sign in'),
    row(
      way,
      action('On', () => ({ do: 'loginWay', way: way.value, on: true })),
      action('Off', () => ({ do: 'loginWay', way: way.value, on: false })),
    ),
    make('h2', 'Scenario'),
    row(
      scenario,
      action('Play', () => ({ do: 'scenario', name: scenario.value, email: email.value })),
    ),
    make('h2', 'Failures'),
    row(
      operation,
      fault,
      action('Once', () => ({
        do: 'fault',
        operation: operation.value,
        fault: fault.value,
        times: 1,
      })),
      action('Always', () => ({ do: 'fault', operation: operation.value, fault: fault.value })),
      action('Off', () => ({ do: 'fault', operation: operation.value, fault: null })),
    ),
    row(
      action('+2 s a call', () => ({ do: 'delay', ms: 2000 })),
      action('No delay', () => ({ do: 'delay', ms: 0 })),
    ),
    row(
      action(
        'Reset the market',
        () => ({ do: 'reset' }),
        () => window.location.reload(),
      ),
    ),
    output,
  );
  toggle.onclick = () => {
    panel.hidden = !panel.hidden;
    if (!panel.hidden) void refresh();
  };
  root.append(panel, toggle);
  document.body
    ? document.body.append(host)
    : document.addEventListener('DOMContentLoaded', () => document.body.append(host));
}
