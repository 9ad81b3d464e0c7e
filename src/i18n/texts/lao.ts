export default import.meta.glob<Record<string, unknown>>(
  ['../../../locales/lao/*.json', '!**/consent.json'],
  {
    import: 'default',
  },
);
