const BREAK = /[,;:/|·(（，、；：｜【[]|\s[-–—]\s/;

/** What a product is, without what sets it apart from others of its kind: the words before the first break in its name. */
export function kindOf(name: string): string {
  const head = name.split(BREAK).find((part) => part.trim() !== '');
  return (head ?? name).trim();
}
