/** An import of the types that orval writes beside its mock handlers. */
const IMPORT = /import (?:type )?\{\s*(\w+)\s*\} from '\.\.\/\.\.\/wire\/model\/(\w+)\.ts';\n+/g;
const ANSWER = /200$/;
/** How orval writes that there are no items, where a schema contains itself: their type is not that of the contract. */
const STOPPED = /Array\.from\([^=]*=> i \+ 1\)\.map\(\(\) => \(\{\}\)\)/g;

/**
 * The text of a file of mock handlers with the types of the contract in place of orval's, which are the same: answers are
 * those of operations, other types are schemas. Tables of enum values are those of the client.
 */
export function withContractTypes(text: string): string {
  const aliases: string[] = [];
  const rest = text.replaceAll(IMPORT, (statement, name: string, file: string) => {
    if (!statement.startsWith('import type'))
      return `import { ${name} } from '../../model/${file}.ts';\n\n`;
    aliases.push(
      ANSWER.test(name)
        ? `type ${name} = Success<'${file.replace(ANSWER, '')}'>;`
        : `type ${name} = components['schemas']['${name}'];`,
    );
    return '';
  });
  const types = ['components', 'Success'].filter((name) =>
    aliases.some((alias) => alias.includes(name)),
  );
  return `import type { ${types.join(', ')} } from '../../../openapi/index.ts';\n${rest.trimStart()}`
    .replace(/\n(?=export )/, `\n${aliases.join('\n')}\n\n`)
    .replaceAll(STOPPED, '[]');
}
