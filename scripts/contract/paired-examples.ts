import { answerOf, isNode, type Node, operationsOf, resolve } from './shape.ts';

/** Names of example answers for a missing resource. */
const MISSING_EXAMPLES: ReadonlySet<string> = new Set([
  'closed',
  'expired',
  'missing',
  'none',
  'notFound',
  'notOnSale',
  'notThere',
  'preOrderGone',
]);
/** Id and number that do not exist in any shop. */
const MISSING_ID = 99_999_999;
const MISSING_NUMBER = 'PT99999999';

const missingLike = (value: unknown) => (typeof value === 'number' ? MISSING_ID : MISSING_NUMBER);

/** Adds an example of the parameter for each example answer that depends on it, under the same name. */
function withExamples(parameter: Node, answers: readonly string[]): Node {
  const { example, ...rest } = parameter;
  const [first] = answers;
  if (example === undefined || first === undefined) return parameter;
  const isPath = parameter.in === 'path';
  const missing = answers.filter((name) => name !== first && isPath && MISSING_EXAMPLES.has(name));
  const examples = [
    [first, { value: example }],
    ...missing.map((name) => [name, { value: missingLike(example) }]),
  ];
  return { ...rest, examples: Object.fromEntries(examples) as Node };
}

/** Pairs the examples of parameters with those of answers by name, for mock servers and contract testers. Mutates `spec`. */
export function pairExamples(spec: Node): Node {
  for (const operation of operationsOf(spec)) {
    const { node } = operation;
    if (!Array.isArray(node.parameters)) continue;
    const { examples } = answerOf(spec, operation);
    const answers = Object.keys(isNode(examples) ? examples : {});
    node.parameters = node.parameters
      .filter(isNode)
      .map((parameter) => withExamples(resolve(spec, parameter), answers));
  }
  return spec;
}
