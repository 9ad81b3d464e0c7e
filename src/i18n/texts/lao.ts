export const files = import.meta.glob<Record<string, unknown>>('../../../locales/lao/*.json', {
  import: 'default',
});
