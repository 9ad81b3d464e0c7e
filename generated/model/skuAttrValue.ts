
/**
 * JSON text of specification name to value.
 */
export type SkuAttrValue = {[key: string]: string};
