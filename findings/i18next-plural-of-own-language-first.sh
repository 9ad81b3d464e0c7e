#!/usr/bin/env bash
# i18next: a plural form that a language lacks.
#
# One expects: French needs `_many` for a million; if a text has only `_one` and `_other`, i18next asks the fallback
# language next, as 26.0.0 does, and shows its text or the key.
# What happens: in 27.1.2 the language's own `_other` comes first. A check that finds missing plural forms by looking for
# texts in another language finds none any more, and the wrong form is shown instead.
# Version: i18next 27.1.2 beside 26.0.0. Source: both versions as run here; i18next's
# documentation of plurals; CLDR, plural rules of French.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent i18next@27.1.2 before@npm:i18next@26.0.0
cat >run.mjs <<'JS'
import now from 'i18next';
import before from 'before';

for (const [version, i18next] of [['26.0.0', before], ['27.1.2', now]]) {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'fr',
    fallbackLng: 'en',
    resources: {
      fr: { translation: { item_one: '{{count}} article', item_other: '{{count}} articles' } },
      en: { translation: { item_one: '{{count}} item', item_other: '{{count}} items' } },
    },
  });
  console.log(`${version}: ${i18n.t('item', { count: 1_000_000 })}`);
}
JS
node run.mjs >out
cat out
diff out - <<'END'
26.0.0: 1000000 items
27.1.2: 1000000 articles
END
