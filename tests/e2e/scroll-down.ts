/** In the page: goes down it, so that everything late comes. A list without an end is followed for some screens. */
export async function scrollDown(): Promise<void> {
  for (let at = 0; at < document.body.scrollHeight && at < 6000; at += 800) {
    window.scrollTo(0, at);
    await new Promise(requestAnimationFrame);
  }
}
