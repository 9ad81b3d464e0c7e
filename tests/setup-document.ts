import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, type TestContext } from 'vitest';
import { WAIT_MS } from './deadlines.ts';
import { collectReactTexts } from './react-texts.ts';
import { reportScriptsLater } from './script-failures.ts';

configure({
  // React drops what a component that suspends has left to do when the `act` around an event is not awaited.
  eventWrapper: (event) => flushSync(event),
  // Pages and dialogs import their code on demand, which takes seconds on a busy machine.
  asyncUtilTimeout: WAIT_MS,
  // The live region repeats what the page shows.
  defaultIgnore: 'script, style, .sr[role=status] > p',
  // Printing the document for each attempt of a query takes up to a tenth of the time of all tests.
  getElementError: (message) => new Error(message ?? 'No element was found'),
});

/** Files that share modules share a window, too: each begins at the home page, which is empty, with nothing stored. */
function resetWindow() {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
}

/** Pause between the events of a shopper, in ms: tests that are only quick enough fail with it. */
const slowHands = Number(process.env.TEST_SLOW_HANDS_MS ?? 0);
if (slowHands > 0) {
  const { userEvent } = await import('@testing-library/user-event');
  const { setup } = userEvent;
  const slowSetup: typeof setup = (options) => setup({ delay: slowHands, ...options });
  Object.assign(userEvent, { setup: slowSetup });
}

/**
 * For each file, also if files share their modules.
 * @returns what each test ends with: the tests of a file share one document
 */
export function openDocument() {
  resetWindow();
  reportScriptsLater(HTMLScriptElement);
  const reactTexts = collectReactTexts(document);
  return ({ task }: TestContext) => {
    if (task.result?.state === 'fail') console.log(prettyDOM());
    cleanup();
    expect.soft(reactTexts(), 'texts beside other children').toEqual([]);
  };
}
