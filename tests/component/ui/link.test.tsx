// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkContext } from '#/lib/link-context.ts';
import { Link, type LinkProps } from '#/ui/link.tsx';

const navigator = { push: vi.fn(), replace: vi.fn() };

function show(link: Partial<LinkProps>, prefix = '/en') {
  render(
    <LinkContext value={{ prefix, ...navigator }}>
      <Link to="/goods_detail/7?sku=2" {...link}>
        Bag
      </Link>
    </LinkContext>,
  );
  return screen.getByRole('link', { name: 'Bag' });
}

/** Whether the link calls preventDefault; the test environment never navigates. */
function takes(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let taken = false;
  const judge = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', judge, { once: true });
  fireEvent.click(link, how);
  return taken;
}

describe('an internal link', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    window.history.replaceState(null, '', '/en/here');
  });

  it.each([
    ['/en', '/', '/en'],
    ['/en', '/?from=mail', '/en?from=mail'],
    ['/en', '/goods_detail/7', '/en/goods_detail/7'],
    ['', '/', '/'],
    ['', '/goods_detail/7', '/goods_detail/7'],
  ])('under "%s", %s is %s', (prefix, to, href) => {
    render(
      <LinkContext value={{ prefix, ...navigator }}>
        <Link to={to}>Bag</Link>
      </LinkContext>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('navigates without a page load', () => {
    expect(takes(show({}))).toBe(true);
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith('/en/goods_detail/7?sku=2', undefined);
  });

  it('to the current page replaces the history entry', () => {
    window.history.replaceState(null, '', '/en/goods_detail/7?sku=2');
    fireEvent.click(show({}));
    expect(navigator.push).not.toHaveBeenCalled();
    expect(navigator.replace).toHaveBeenCalledOnce();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %o', (how) => {
    expect(takes(show({}), how)).toBe(false);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('is left to the browser if it opens a new tab', () => {
    expect(takes(show({ target: '_blank' }))).toBe(false);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('does not navigate if a parent prevents the default', () => {
    fireEvent.click(show({ onClick: (event) => event.preventDefault() }));
    expect(navigator.push).not.toHaveBeenCalled();
  });
});
