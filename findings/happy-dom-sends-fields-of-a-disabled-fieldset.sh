#!/usr/bin/env bash
# happy-dom: the data of a form whose fields are disabled by their fieldset.
#
# One expects: `new FormData(form)` leaves out fields that are disabled, by an attribute of their own or of a fieldset around
# them (HTML, "constructing the entry list"; "a form control is disabled if …").
# What happens: fields of a disabled fieldset are in the data and do not match `:disabled`, and the chosen option of a select is there if the option
# itself is disabled. A test of a form that blocks its fields while it is sent passes here and fails in a browser.
# Version: happy-dom 21.0.4. Source: `FormData` in its `lib/form-data`, which asks each field for its own attribute.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';

const { document, FormData } = new Window();
document.body.innerHTML = `<form>
  <input name="own" value="1" disabled>
  <fieldset disabled><input name="of-fieldset" value="2"></fieldset>
  <select name="option"><option disabled selected>3</option></select>
  <input name="enabled" value="4">
</form>`;
for (const [name, value] of new FormData(document.querySelector('form'))) console.log(name, value);
console.log('matches :disabled', document.querySelector('[name=of-fieldset]').matches(':disabled'));
JS
node run.mjs >out
node -p '"happy-dom " + require("./node_modules/happy-dom/package.json").version'
cat out
diff out - <<'END'
of-fieldset 2
option 3
enabled 4
matches :disabled false
END
