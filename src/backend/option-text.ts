/** Whether an option is the only one of a product without options: `default`, 默认. Source: recordings 132 to 134. */
export const isPlainOption = (text: string): boolean => /^(?:default|默认)$/i.test(text.trim());

/** Text of a selected option; empty for a product without options. Source: recordings 132 to 134 and 409. */
export const optionText = (sku: string | null): string =>
  !sku || isPlainOption(sku) ? '' : sku.replaceAll(',', ' · ');

/** Name of a product with its selected option. Source: recordings 132 to 134 and 409. */
export const nameWithOption = (name: string, sku: string | null): string =>
  [name, optionText(sku)].filter(Boolean).join(' · ');
