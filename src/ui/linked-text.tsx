import type { Elements } from '#/lib/content.ts';

interface LinkedTextProps {
  /** the words of the link are between `<1>` and `</1>` */
  text: string;
  /** renders the link */
  children: (words: string) => Elements;
}

/** A text with one link in it. */
export function LinkedText({ text, children }: LinkedTextProps) {
  const [before, words = '', after] = text.split(/<\/?1>/);
  return (
    <>
      <span>{before}</span>
      {children(words)}
      {after && <span>{after}</span>}
    </>
  );
}
