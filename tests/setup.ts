import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Component tests share one document a file.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
