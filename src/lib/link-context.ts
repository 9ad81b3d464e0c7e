import { createContext } from 'react';

/** How links of the shop navigate. Addresses have the language prefix. */
interface LinkTarget {
  /** language prefix of the current page, `/en`, empty for the default language */
  prefix: string;
  /** @param state stored with the history entry */
  push: (href: string, state?: unknown) => void;
  replace: (href: string) => void;
}

/** Without a router links load a new document. */
export const LinkContext = createContext<LinkTarget>({
  prefix: '',
  push: (href) => window.location.assign(href),
  replace: (href) => window.location.replace(href),
});
