import { type MouseEvent, use } from 'react';
import { createPath } from 'react-router-dom';
import type { ElementProps } from '#/lib/content.ts';
import { LinkContext } from '#/lib/link-context.ts';

export interface LinkProps extends Omit<ElementProps<'a'>, 'href'> {
  /** path within the shop, with query, without the language prefix */
  to: string;
  /** stored with the history entry that the link opens */
  state?: unknown;
}

const HOME = /^\/(?=$|[?#])/;

/** Whether the browser handles the click: open in a new tab or window, or download. */
const isModifiedClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link within the shop. Unlike the router's link it does not subscribe to the location, so that a navigation does not
 * re-render every link of the frame. Paths of the shop are absolute.
 */
export function Link({ to, state, target, onClick, children, ...rest }: LinkProps) {
  const { prefix, push, replace } = use(LinkContext);
  const href = prefix ? prefix + to.replace(HOME, '') : to;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isModifiedClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    if (href === createPath(window.location)) replace(href);
    else push(href, state);
  }

  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
