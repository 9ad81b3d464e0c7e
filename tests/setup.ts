import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages and dialogs load their code when they are first needed; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 });

// Component tests share one document a file.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
