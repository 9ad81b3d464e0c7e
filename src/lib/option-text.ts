/** What backends call the only option of a product that has none to choose. */
export const isPlainOption = (text: string): boolean => /^(?:default|默认)$/i.test(text.trim());

/** The chosen option in words; empty for a product without options. */
export const optionText = (sku: string | null): string =>
  !sku || isPlainOption(sku) ? '' : sku.replaceAll(',', ' · ');
