/** Tests without a document do not load what only a document needs. */
if (typeof document !== 'undefined') {
  const { setUpDocument } = await import('./setup-document.ts');
  setUpDocument();
}

export {};
