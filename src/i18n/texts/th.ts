export default import.meta.glob<Record<string, unknown>>(
  ['../../../locales/th/*.json', '!**/consent.json'],
  {
    import: 'default',
  },
);
