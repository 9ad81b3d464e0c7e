let locks = 0;

/** Disables page scroll and keeps the scrollbar's space. Returns the unlock function. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : '';
  }
  return () => {
    locks -= 1;
    if (locks === 0) delete root.dataset.scrollLock;
  };
}
