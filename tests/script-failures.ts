/**
 * Happy-dom loads no scripts, and reports that while a script is being inserted. Browsers report failures afterwards:
 * code that adds its listeners to an inserted script would wait for ever.
 */
export function reportScriptsLater({ prototype }: typeof HTMLScriptElement): void {
  const { dispatchEvent } = prototype;
  prototype.dispatchEvent = function dispatchLater(this: HTMLScriptElement, event) {
    // Happy-dom calls this method again for each phase of the event.
    if (event.eventPhase !== event.NONE) return dispatchEvent.call(this, event);
    queueMicrotask(() => dispatchEvent.call(this, event));
    return true;
  };
}
