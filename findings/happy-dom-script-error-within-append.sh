#!/usr/bin/env bash
# happy-dom: a script that cannot be loaded.
#
# One expects: as in browsers, the `error` event of a script comes in a later task, after `append` has returned.
# What happens: with loading of scripts switched off, the event is dispatched within `append`. What the page sets up after
# `append`, handlers included, is too late, and a component that appends a script in an effect is called back within React's
# commit, so that it takes paths no browser takes.
# Version: happy-dom 21.0.4. Source: HTML, "prepare the script element" (the event is fired from a queued task); the settings
# of happy-dom, `disableJavaScriptFileLoading`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';

const window = new Window({
  settings: { disableJavaScriptFileLoading: true, enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  console,
});
console.error = () => undefined;
const script = window.document.createElement('script');
script.src = 'https://shop.example/script.js';
const steps = [];
script.addEventListener('error', () => steps.push('error'));
window.document.head.append(script);
steps.push('append has returned');
await new Promise((done) => setTimeout(done, 50));
console.log(steps.join(', '));
JS
node run.mjs >out
node -p '"happy-dom " + require("./node_modules/happy-dom/package.json").version'
cat out
diff out - <<'END'
error, append has returned
END
