import { useWindowEvent } from '#/ui/use-window-event.ts';

/** A file that is dropped beside a field for pictures: browsers open it in place of the page, with what was typed there. */
function refuse(event: DragEvent) {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Keeps the page when files are dropped on it. */
export function useFileDrops(): void {
  useWindowEvent('dragover', refuse);
  useWindowEvent('drop', refuse);
}
