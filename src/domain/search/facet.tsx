import type { Elements } from '#/lib/content.ts';
import * as styles from './facets.module.css';

interface FacetProps {
  title: string;
  /** a landmark with that name */
  isNav?: boolean;
  children: Elements;
}

/** A titled section of the filters. */
export function Facet({ title, isNav = false, children }: FacetProps) {
  const content = (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
  if (!isNav) return <div className={styles.facet}>{content}</div>;
  return (
    <nav className={styles.facet} aria-label={title}>
      {content}
    </nav>
  );
}
