import * as styles from './banner-words.module.css';

interface BannerWordsProps {
  title: string;
  /** element of the title; a paragraph if the page has the heading elsewhere */
  as?: 'h1' | 'p';
  text?: string | undefined;
}

/** Title and text over the left half of a banner, whose box is positioned. Pictures of any tone stay readable. */
export function BannerWords({ title, as: Title = 'p', text }: BannerWordsProps) {
  return (
    <div className={styles.root}>
      <Title className={`${styles.title} clip-2`}>{title}</Title>
      {text && <p className={`${styles.text} clip-2`}>{text}</p>}
    </div>
  );
}
