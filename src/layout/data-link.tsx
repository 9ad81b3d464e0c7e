import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

interface DataLinkProps {
  /** has passed `safeUrl`; without one the content stands alone */
  href: string | null;
  className?: string;
  children: ReactNode;
}

/** A link whose address comes from data: into the shop, or out of it in a new tab. */
export function DataLink({ href, className, children }: DataLinkProps) {
  if (!href) return <span className={className}>{children}</span>;
  if (href.startsWith('/'))
    return (
      <Link className={className} to={href}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
