/** Runs in the page: scrolls down to load lazy content; at most 6,000 px of an endless list. */
export async function scrollDown(): Promise<void> {
  for (let at = 0; at < document.body.scrollHeight && at < 6000; at += 800) {
    window.scrollTo(0, at);
    await new Promise((done) => {
      requestAnimationFrame(done);
      // A headless window under load may stop painting frames.
      setTimeout(done, 500);
    });
  }
}
