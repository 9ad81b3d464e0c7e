import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, createPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** path within the shop, with query, without the language's prefix */
  to: string;
}

const HOME = /^\/(?=$|[?#])/;

/** Whether the browser is to follow the link as it would any other: into a new tab, a window, a file. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link within the shop. The router's own link subscribes to the location, so that every navigation would re-render all
 * links of the frame; the shop's paths are absolute and do not need it.
 */
export function Link({ to, target, onClick, children, ...rest }: LinkProps) {
  const { basename, navigator } = use(NavigationContext);
  const prefix = basename === '/' ? '' : basename;
  const href = prefix ? prefix + to.replace(HOME, '') : to;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isBrowsers(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // The page that is shown already is no second step of the way back.
    if (href === createPath(window.location)) navigator.replace(href);
    else navigator.push(href);
  }

  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
