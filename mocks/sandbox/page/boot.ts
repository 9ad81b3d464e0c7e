// The page of `npm start` loads this before the app; the server strips the types.
import { installFacebook } from './facebook.ts';
import { installGoogle } from './google.ts';
import { openPanel } from './panel.ts';
import { installStripe } from './stripe.ts';

async function ask(command: object): Promise<unknown> {
  const answer = await fetch('/sandbox/control', { method: 'POST', body: JSON.stringify(command) });
  const { data, error } = (await answer.json()) as { data?: unknown; error?: string };
  if (error) throw new Error(error);
  return data;
}

installStripe(ask);
installGoogle(ask);
installFacebook(ask);
openPanel(ask);
