let locks = 0;

/** Holds the page still under a dialog, keeping the scrollbar's room. Returns the release. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    root.classList.toggle('is-locked--gutter', window.innerWidth > root.clientWidth);
    root.classList.add('is-locked');
  }
  return () => {
    locks -= 1;
    if (locks === 0) root.classList.remove('is-locked', 'is-locked--gutter');
  };
}
