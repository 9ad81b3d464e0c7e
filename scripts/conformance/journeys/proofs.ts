import type { Json } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import { type CallStep, expectedCodes, isCall, type Journey, type Step } from './journey.ts';

/** What proves which member calls, or that a mailbox is theirs. */
const PROOF = /^(password|passwordAgain|captcha|identity|oauthTokenSecret|oauthVerifier)$/;
/** What a column without case, one that is cut, or a search for a beginning takes for it; a new password keeps its form. */
const ALMOST: Readonly<Record<string, readonly string[]>> = {
  passwordAgain: ['almost'],
  // A column of numbers has no zeros at the beginning.
  phone: ['zeroBefore'],
};
const almostOf = (name: string) => ALMOST[name] ?? ['almost', 'longer'];
/** Sets a password, and proves nothing by it. */
const NEW_PASSWORD = new Set(['emailRegister', 'phoneRegister']);

/** They open the account of a phone. */
const WITH_PHONE = new Set(['phonePasswordLogin', 'phoneCaptchaLogin', 'phoneRegister']);

const isTree = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The proofs of a step that are values of the run, by where they are. @param isSignIn the phone names an account */
const proofsOf = ({ operation, query = {}, body }: CallStep, isSignIn: boolean) =>
  (['query', 'body'] as const).flatMap((part) =>
    Object.entries(part === 'query' ? query : isTree(body) ? body : {})
      .filter(([name]) => PROOF.test(name) || (isSignIn && name === 'phone'))
      .filter(([, value]) => /^\$\w+$/.test(String(value)))
      .filter(([name]) => name !== 'password' || !NEW_PASSWORD.has(operation))
      .map(([name, value]) => ({ part, name, value: String(value) })),
  );

/** Each proof of an operation is tried before its first success, changed a little: it is refused. */
export function withProofs(contract: Contract, journeys: readonly Journey[]): readonly Journey[] {
  const tried = new Set<string>();
  function refusedBefore(step: CallStep): Step[] {
    const operation = contract.operations.get(step.operation);
    const isSure = expectedCodes(step).includes(SUCCESS) && step.expect === undefined;
    if (!operation || !isSure || step.alongside) return [];
    const codes = operation.situations.map(({ code }) => code);
    const isSignIn = WITH_PHONE.has(step.operation);
    return proofsOf(step, isSignIn).flatMap(({ part, name, value }): CallStep[] => {
      const key = `${step.operation} ${name}`;
      if (tried.has(key)) return [];
      tried.add(key);
      const { take: _take, takeAll: _all, values: _values, ...same } = step;
      return almostOf(name).map((how) => ({
        ...same,
        [part]: {
          ...(part === 'query' ? step.query : (step.body as object)),
          [name]: `${value}|${how}`,
        },
        expect: [...new Set(codes)],
      }));
    });
  }
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.flatMap((step): Step[] =>
      isCall(step) ? [...refusedBefore(step), step] : [step],
    ),
  }));
}
