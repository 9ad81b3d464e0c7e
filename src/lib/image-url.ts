/** What names a scheme must name one that pictures come by; `null` and `undefined` are words for none. */
const NO_PICTURE = /^(?!https?:|blob:|data:image\/)[a-z][a-z\d+.-]*:|^(?:null|undefined)?$/i;

/**
 * Address of a picture at a width, by an image service's address template (`{src}`, `{width}`); empty when it is none.
 * Pictures that do not come over http (data:, blob:) and shops without a service use the address as it is.
 */
export function imageUrl(template: string, src: string, width: number): string {
  // Browsers pass over blanks in a scheme, and take one for the end of an address in a list of them.
  const address = src
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');
  if (NO_PICTURE.test(address)) return '';
  if (!template || /^(data|blob):/i.test(address)) return address;
  return template.replace('{src}', () => address).replace('{width}', String(Math.round(width)));
}
