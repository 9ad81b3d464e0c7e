#!/usr/bin/env bash
# React Query: data that is set while a query is read, and a cancelled read.
#
# One expects: `cancelQueries` makes the pending `fetchQuery` fail with CancelledError.
# What happens: if the query has data when it is cancelled, for example because `setQueryData` came first, the pending
# `fetchQuery` resolves with that data, although `staleTime: 0` asked for a new answer. A caller that needs what is true
# now cannot tell. Without data it fails as expected.
# Version: @tanstack/query-core 5.108.0. Source: `Query.fetch` and `Query.cancel` of that package; its documentation of
# query cancellation says that a cancelled query reverts to its state before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @tanstack/query-core@5.108.0
cat >run.mjs <<'JS'
import { QueryClient } from '@tanstack/query-core';

async function read({ hasData }) {
  const client = new QueryClient();
  const queryKey = ['stock'];
  const pending = client.fetchQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) =>
      new Promise((answer, refuse) => {
        signal.addEventListener('abort', () => refuse(new Error('aborted')));
      }),
  });
  const outcome = pending.then(
    (data) => `resolves with ${data}`,
    ({ constructor }) => `fails with ${constructor.name}`,
  );
  if (hasData) client.setQueryData(queryKey, 'what somebody set');
  await client.cancelQueries({ queryKey });
  return outcome;
}
console.log(`without data: ${await read({ hasData: false })}`);
console.log(`with data: ${await read({ hasData: true })}`);
JS
node run.mjs >out
node -p '"@tanstack/query-core " + require("./node_modules/@tanstack/query-core/package.json").version'
cat out
diff out - <<'END'
without data: fails with CancelledError
with data: resolves with what somebody set
END
