import { PLACEHOLDER } from '#/ui/picture.tsx';

function replace(picture: EventTarget | null) {
  if (!(picture instanceof HTMLImageElement) || picture.src === PLACEHOLDER) return;
  picture.src = PLACEHOLDER;
  picture.alt = '';
}

/** Shows the placeholder instead of pictures that cannot be loaded. Returns a function that stops this. */
export function replaceBrokenPictures(box: HTMLElement): () => void {
  const onError = ({ target }: Event) => replace(target);
  // Errors of pictures do not bubble.
  box.addEventListener('error', onError, true);
  // An error before hydration fires no handler.
  for (const picture of box.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  return () => box.removeEventListener('error', onError, true);
}
