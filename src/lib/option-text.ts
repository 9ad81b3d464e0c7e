/** The value that backends use for products without options. */
export const isPlainOption = (text: string): boolean => /^(?:default|默认)$/i.test(text.trim());

/** Text of a selected option; empty for a product without options. */
export const optionText = (sku: string | null): string =>
  !sku || isPlainOption(sku) ? '' : sku.replaceAll(',', ' · ');

/** Name of a product with its selected option. */
export const nameWithOption = (name: string, sku: string | null): string =>
  [name, optionText(sku)].filter(Boolean).join(' · ');
