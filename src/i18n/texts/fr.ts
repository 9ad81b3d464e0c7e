export default import.meta.glob<Record<string, unknown>>(
  ['../../../locales/fr/*.json', '!**/consent.json'],
  {
    import: 'default',
  },
);
