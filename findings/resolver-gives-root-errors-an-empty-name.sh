#!/usr/bin/env bash
# @hookform/resolvers with zod: an error of the whole form.
#
# One expects: an issue of the form itself, e.g. of a `refine` over two fields or of a key too many, is `errors.root`, where
# React Hook Form keeps errors that belong to no field.
# What happens: its name is the empty text, `errors['']`: `errors.root` is undefined, so that a form that shows its fields'
# errors and `errors.root` cannot be sent and says nothing. An issue of a list of fields has no `root` either.
# Version: @hookform/resolvers 7.0.7, react-hook-form 7.92.0, zod 4.6.7. Source: `setError` in React Hook Form's docs
# ("root"), and the zod resolver, which joins the path of an issue by dots.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @hookform/resolvers@7.0.7 react-hook-form@7.92.0 zod@4.6.7 react@19.3.1
cat >run.mjs <<'JS'
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const isSame = ({ password, again }) => password === again;
const forms = {
  refined: [z.object({ password: z.string(), again: z.string() }).refine(isSame, 'differ'), { password: 'a', again: 'b' }],
  strict: [z.strictObject({ name: z.string() }), { name: 'a', more: 1 }],
};
for (const [name, [schema, values]] of Object.entries(forms)) {
  const { errors } = await zodResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  console.log(name, Object.entries(errors).map(([field, { type }]) => `${JSON.stringify(field)}: ${type}`), errors.root);
}
JS
node run.mjs >out
for name in @hookform/resolvers react-hook-form zod; do
  node -p "'$name ' + require('./node_modules/$name/package.json').version"
done
cat out
diff out - <<'END'
refined [ '"": custom' ] undefined
strict [ '"": unrecognized_keys' ] undefined
END
