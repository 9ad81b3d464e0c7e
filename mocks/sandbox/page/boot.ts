// Loaded by the page of `npm start` before the app, with its types stripped by the server.
import { openPanel } from './panel.ts';
import { installStripe } from './stripe.ts';

async function ask(command: object): Promise<unknown> {
  const answer = await fetch('/sandbox/control', { method: 'POST', body: JSON.stringify(command) });
  const { data, error } = (await answer.json()) as { data?: unknown; error?: string };
  if (error) throw new Error(error);
  return data;
}

installStripe(ask);
openPanel(ask);
