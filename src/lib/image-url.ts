/**
 * Address of a picture at a width, by an image service's address template (`{src}`, `{width}`).
 * Pictures that do not come over http (data:, blob:) and shops without a service use the address as it is.
 */
export function imageUrl(template: string, src: string, width: number): string {
  if (!template || /^(data|blob):/.test(src)) return src;
  return template.replace('{src}', src).replace('{width}', String(Math.round(width)));
}
