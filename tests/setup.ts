import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages and dialogs import their code on demand, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The tests of a file share one document.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
