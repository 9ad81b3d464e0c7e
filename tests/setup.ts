import './react-act.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { WAIT_MS } from './deadlines.ts';

configure({
  // Pages and dialogs import their code on demand, which takes seconds on a busy machine.
  asyncUtilTimeout: WAIT_MS,
  // Printing the document for each attempt of a query takes up to a tenth of the time of all tests.
  getElementError: (message) => new Error(message ?? 'No element was found'),
});

// The tests of a file share one document.
afterEach(({ task }) => {
  if (typeof document === 'undefined') return;
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
});
