import { Navigate } from 'react-router-dom';
import type { Elements } from '#/lib/content.ts';
import { ListPages } from './list-pages.tsx';

interface PagedListProps {
  page: number;
  pages: number;
  /** address of a page */
  href: (page: number) => string;
  children: Elements;
}

/** One page of a list with links to the others. Redirects to the last page if `page` has no items any more. */
export function PagedList({ page, pages, href, children }: PagedListProps) {
  if (page > pages) return <Navigate replace to={href(pages)} />;
  return (
    <>
      {children}
      <ListPages page={page} pages={pages} href={href} />
    </>
  );
}
