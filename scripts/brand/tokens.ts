import postcss from 'postcss';

/** Values of the custom properties that apply without any condition, by name. */
export type Tokens = ReadonlyMap<string, string>;

export function readTokens(sheet: string): Tokens {
  const tokens = new Map<string, string>();
  for (const rule of postcss.parse(sheet).nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  return tokens;
}

const HEX = /#[\da-f]{6}\b/gi;

/** The colours of a token: one, or the stops of a gradient. Throws if it has none. */
export function colorsOf(tokens: Tokens, name: string): string[] {
  const value = (tokens.get(name) ?? '').replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) =>
    colorsOf(tokens, other).join(' '),
  );
  const colors = value.match(HEX);
  if (!colors) throw new Error(`${name} is no token with colours`);
  return colors;
}
