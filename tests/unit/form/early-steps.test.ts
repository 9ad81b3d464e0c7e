// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { noteEarlyUse } from '#/server/inline-scripts.ts';
import { replayEarlyUse } from '#/shared/async/early-use.ts';

it('each early press of a step counts, also if the next one comes before they are repeated', async () => {
  noteEarlyUse();
  document.body.innerHTML =
    '<span role="group"><button>+</button><input role="spinbutton"></span><button>Options</button>';
  const [more, options] = document.querySelectorAll('button');
  for (const button of [more, more, options, options]) button?.click();
  let [quantity, sheets] = [1, 0];
  if (window.earlyUse) window.earlyUse.isOwned = () => true;
  more?.addEventListener('click', () => (quantity += 1));
  options?.addEventListener('click', () => (sheets += 1));
  more?.click();
  expect(quantity).toBe(2);
  await replayEarlyUse();
  expect([quantity, sheets]).toEqual([4, 1]);
});
