export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface ProviderPage {
  title: string;
  /** what the page does not do */
  note: string;
  /** HTML above the two buttons */
  body: string;
  /** target of the form, which posts `answer`: yes or no */
  action: string;
  yes: string;
}

/** HTML of a simulated provider's page with one yes/no question. */
export function providerPage({ title, note, body, action, yes }: ProviderPage): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef3fa; font: 16px/1.5 system-ui, sans-serif; color: #14213d }
  main { box-sizing: border-box; width: min(484px, 100% - 32px); padding: 32px; background: #fff; border-radius: 16px; box-shadow: 0 20px 50px -20px #14213d66 }
  h1 { margin: 0 0 4px; font-size: 22px } p { margin: 0 0 20px; color: #4a5675 } dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 24px } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
  .sum { font-size: 28px; font-weight: 700 } button { width: 100%; min-height: 48px; margin-top: 10px; border: 1px solid #1f4e9c; border-radius: 10px; background: #1f4e9c; color: #fff; font: inherit; font-weight: 600; cursor: pointer } .no { background: #fff; color: #1f4e9c }
</style>
<main>
  <h1>${title}</h1>
  <p>This is a demo provider. ${note}</p>
  ${body}
  <form method="post" action="${escape(action)}">
    <button name="answer" value="yes">${yes}</button>
    <button name="answer" value="no" class="no">Refuse</button>
  </form>
</main>
`;
}
