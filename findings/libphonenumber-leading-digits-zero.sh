#!/usr/bin/env bash
# libphonenumber-js: what tells apart countries that share a calling code.
#
# One expects: `leadingDigits()` of a numbering plan is a text or undefined, as its types and its tests for the Bahamas
# ("242") suggest, so that `'+' + callingCode + (leadingDigits ?? '')` is the prefix of a country.
# What happens: for a country that has none it may be the number 0, where its compressed metadata has a filler, or undefined,
# where the metadata ends before it. The prefix of the United States becomes "+10", the one of Laos is right.
# Version: libphonenumber-js 1.13.16. Source: the package's README, "Metadata", and `metadata.min.json`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16
cat >run.mjs <<'JS'
import { getCountryCallingCode, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

for (const country of ['BS', 'US', 'LA']) {
  const plan = new Metadata(metadata);
  plan.selectNumberingPlan(country);
  const digits = plan.numberingPlan.leadingDigits();
  console.log(country, typeof digits, `+${getCountryCallingCode(country, metadata)}${digits ?? ''}`);
}
JS
node run.mjs >out
node -p '"libphonenumber-js " + require("./node_modules/libphonenumber-js/package.json").version'
cat out
diff out - <<'END'
BS string +1242
US number +10
LA undefined +856
END
