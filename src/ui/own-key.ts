import { isComposing } from './is-composing.ts';

/**
 * The key of a press that is meant for the page; empty if it belongs to an input method or, with a modifier, to the browser:
 * Alt and an arrow go back, Ctrl and + zoom, Ctrl and a digit open a tab.
 */
export function ownKey({ nativeEvent: event }: { nativeEvent: KeyboardEvent }): string {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return isShortcut || isComposing(event) ? '' : event.key;
}
