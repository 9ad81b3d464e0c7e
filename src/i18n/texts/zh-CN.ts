export default import.meta.glob<Record<string, unknown>>(
  ['../../../locales/zh-CN/*.json', '!**/consent.json'],
  {
    import: 'default',
  },
);
