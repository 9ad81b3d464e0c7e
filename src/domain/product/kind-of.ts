const BREAK = /[,;:/|·(（，、；：｜【[]|\s[-–—]\s/;

/** The kind of a product: the words before the first break in its name. */
export function kindOf(name: string): string {
  const head = name.split(BREAK).find((part) => part.trim() !== '');
  return (head ?? name).trim();
}
