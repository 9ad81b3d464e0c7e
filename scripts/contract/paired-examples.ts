import { answerOf, isNode, type Node, operationsOf, resolve } from './shape.ts';

/** Names of example answers that say: what the address names is not there. */
const GONE: ReadonlySet<string> = new Set([
  'closed',
  'expired',
  'missing',
  'none',
  'notFound',
  'notOnSale',
  'notThere',
  'preOrderGone',
]);
/** Names no catalogue and no shop reaches. */
const NO_ID = 99_999_999;
const NO_NUMBER = 'PT99999999';

const nothingLike = (value: unknown) => (typeof value === 'number' ? NO_ID : NO_NUMBER);

/** An example of the parameter for each example of the answer, under the same name, as far as the parameter decides. */
function paired(parameter: Node, answers: readonly string[]): Node {
  const { example, ...rest } = parameter;
  const [first] = answers;
  if (example === undefined || first === undefined) return parameter;
  const isPath = parameter.in === 'path';
  const gone = answers.filter((name) => name !== first && isPath && GONE.has(name));
  const examples = [
    [first, { value: example }],
    ...gone.map((name) => [name, { value: nothingLike(example) }]),
  ];
  return { ...rest, examples: Object.fromEntries(examples) as Node };
}

/** Pairs the examples of parameters with those of answers by name, as mock servers and contract testers read them. Changes the contract given. */
export function pairExamples(spec: Node): Node {
  for (const operation of operationsOf(spec)) {
    const { node } = operation;
    if (!Array.isArray(node.parameters)) continue;
    const { examples } = answerOf(spec, operation);
    const answers = Object.keys(isNode(examples) ? examples : {});
    node.parameters = node.parameters
      .filter(isNode)
      .map((parameter) => paired(resolve(spec, parameter), answers));
  }
  return spec;
}
