/**
 * The sandbox panel: controls mail, time, merchants and faults of the demo market. It renders in a shadow root, which
 * isolates its styles from the shop's. English only: it is a tool, not part of the shop.
 */
import { type PageSources, sourcesOf } from './source.ts';

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
  pages: PageSources;
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

const MINUTE = 60_000;

/** What the panel shows. */
const makeOutputs = () => ({
  inbox: make('ul'),
  links: make('ul'),
  clock: make('span'),
  sources: make('ul'),
  output: make('output'),
});

/** What is typed and chosen in the panel. */
function makeFields() {
  const delivery = make('select', '', { ariaLabel: 'Delivery' });
  delivery.append(...options(['express', 'own', 'virtual']));
  const way = make('select', '', { ariaLabel: 'Way to sign in' });
  way.append(...options(['google', 'facebook', 'twitter', 'visitor']));
  return {
    delivery,
    way,
    email: make('input', '', { value: 'mali@lychee.test', ariaLabel: 'Shopper' }),
    why: make('input', '', {
      value: 'The items are as described',
      ariaLabel: 'Why the refund is refused',
    }),
    unfit: make('input', '', {
      value: 'The licence cannot be read',
      ariaLabel: 'Why the application is refused',
    }),
    scenario: make('select', '', { ariaLabel: 'Scenario' }),
    fault: make('select', '', { ariaLabel: 'Failure' }),
    operation: make('input', '', { value: '*', ariaLabel: 'Operation' }),
  };
}
type Outputs = ReturnType<typeof makeOutputs>;
type Fields = ReturnType<typeof makeFields>;
type Call = (command: object) => Promise<unknown>;
type Action = (text: string, command: () => object, after?: () => void) => HTMLElement;

/** Names the files of the page that is shown. */
function showSources(list: HTMLElement, pages: PageSources): void {
  const files = sourcesOf(pages, window.location.pathname);
  list.replaceChildren(
    ...(files.length ? files : ['No page has this address']).map((file) => make('li', file)),
  );
}

async function refresh(
  call: Call,
  { inbox, links, clock, sources }: Outputs,
  { scenario, fault }: Fields,
): Promise<void> {
  const state = (await call({ do: 'state' })) as State;
  const codes = (await call({ do: 'inbox' })) as Code[];
  showSources(sources, state.pages);
  clock.textContent = `${new Date(state.now).toLocaleString()}, +${state.delay} ms a call`;
  if (!scenario.options.length) scenario.append(...options(state.scenarios));
  if (!fault.options.length) fault.append(...options(state.faultKinds));
  inbox.replaceChildren(
    ...codes.slice(0, 5).map(({ to, code, used }) => {
      const line = make('li', '', { className: used ? 'old' : '' });
      line.append(make('span', to), make('code', code));
      return line;
    }),
  );
  const sent = (await call({ do: 'links' })) as Link[];
  links.replaceChildren(
    ...sent.slice(0, 3).map(({ to, address }) => {
      const line = make('li', to);
      line.append(make('a', 'Open', { href: address }));
      return line;
    }),
  );
  if (!codes.length) inbox.append(make('li', 'No codes sent yet'));
}

function row(...parts: Node[]) {
  const box = make('div', '', { className: 'row' });
  box.append(...parts);
  return box;
}

/** Time, parcels, reviews, refunds and applications. */
const tradeParts = (action: Action, { email, delivery, why, unfit }: Fields): Node[] => [
  row(
    action('+6 min', () => ({ do: 'forward', ms: 6 * MINUTE })),
    action('+2 h', () => ({ do: 'forward', ms: 120 * MINUTE })),
    action('+1 day', () => ({ do: 'forward', ms: 1440 * MINUTE })),
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
    action('Refuse', () => ({ do: 'refund', email: email.value, step: 'refuse', why: why.value })),
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
];

/** Ways to sign in, scenarios, failures and delays. */
const marketParts = (
  action: Action,
  { email, way, scenario, operation, fault }: Fields,
): Node[] => [
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
];

/** An element of its own with the styles of the panel. */
function makeHost(...parts: Node[]) {
  const host = make('div', '', { id: 'sandbox' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.append(...parts);
  return host;
}

export function openPanel(ask: Ask): void {
  const call = ask as unknown as Call;
  const outputs = makeOutputs();
  const fields = makeFields();
  const { inbox, links, clock, sources, output } = outputs;

  const action: Action = (text, command, after) => {
    const button = make('button', text);
    button.onclick = async () => {
      try {
        await call(command());
        output.textContent = `${text}: done`;
        after?.();
        await refresh(call, outputs, fields);
      } catch (error) {
        output.textContent = error instanceof Error ? error.message : String(error);
      }
    };
    return button;
  };

  const panel = make('section', '', { className: 'panel', hidden: true, ariaLabel: 'Sandbox' });
  panel.append(
    make('h2', 'Source of this page'),
    sources,
    make('h2', 'Inbox'),
    inbox,
    make('h2', 'Visitors’ orders'),
    links,
    make('h2', 'Clock'),
    clock,
    ...tradeParts(action, fields),
    ...marketParts(action, fields),
    output,
  );
  const toggle = make('button', 'Sandbox', { className: 'open' });
  const refreshIfOpen = () => {
    if (!panel.hidden) void refresh(call, outputs, fields);
  };
  toggle.onclick = () => {
    panel.hidden = !panel.hidden;
    refreshIfOpen();
  };
  // Firefox and older browsers have no such event; there the panel follows when it is opened again.
  window.navigation?.addEventListener('currententrychange', refreshIfOpen);
  const host = makeHost(panel, toggle);
  document.body
    ? document.body.append(host)
    : document.addEventListener('DOMContentLoaded', () => document.body.append(host));
}
