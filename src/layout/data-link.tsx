import type { Content } from '#/lib/content.ts';
import { Link } from '#/ui/link.tsx';

interface DataLinkProps {
  /** validated by `safeUrl`; without it only the content renders */
  href: string | null;
  className?: string | undefined;
  children: Content;
}

/** Link to an address from data: navigates inside the shop, opens other sites in a new tab. */
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
