let locks = 0;

/** Disables page scroll and keeps the scrollbar's space. Returns the unlock function. */
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
