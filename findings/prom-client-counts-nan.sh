#!/usr/bin/env bash
# prom-client: a counter that is increased by what is not a number.
#
# One expects: `inc` refuses a value that is no finite number, as it refuses a text ("Value is not a valid number") and a
# negative number.
# What happens: NaN, e.g. of a division by nothing or of an unreadable date, is added. The counter is NaN from then on, also
# after later increases, and Prometheus reads "Nan". `Gauge.set` and `Histogram.observe` take NaN as well.
# Version: prom-client 15.1.3. Source: its README, "Counter"; `inc` in `lib/counter.js`, which refuses only
# values that are truthy, and NaN is not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent prom-client@15.1.3
cat >run.mjs <<'JS'
import { Counter, register } from 'prom-client';

const bytes = new Counter({ name: 'bytes_total', help: 'bytes' });
for (const value of [2, '2', -1, NaN, 5]) {
  try {
    bytes.inc(value);
    console.log(typeof value, value, 'taken');
  } catch ({ message }) {
    console.log(typeof value, value, message);
  }
}
console.log((await register.metrics()).split('\n').find((line) => line.startsWith('bytes_total')));
JS
node run.mjs >out
node -p '"prom-client " + require("./node_modules/prom-client/package.json").version'
cat out
diff out - <<'END'
number 2 taken
string 2 Value is not a valid number: 2
number -1 It is not possible to decrease a counter
number NaN taken
number 5 taken
bytes_total Nan
END
