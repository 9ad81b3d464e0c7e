/** Removes unpaired surrogates, which masking leaves of an emoji. */
export const publicName = (nickname: string): string =>
  nickname.toWellFormed().replaceAll('\ufffd', '');

/** Masks a name: first and last character with two asterisks between. */
export function maskName(name: string): string {
  const characters = [...publicName(name.trim())];
  const first = characters[0] ?? '';
  return characters.length > 2 ? `${first}**${characters.at(-1)}` : `${first}**`;
}
