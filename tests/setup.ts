import { afterEach } from 'vitest';

// Tests without a document do not load what only a document needs.
if (typeof document !== 'undefined') {
  const { openDocument } = await import('./setup-document.ts');
  afterEach(openDocument());
}
