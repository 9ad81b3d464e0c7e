import type { Exchange } from '../exchange.ts';
import type { Redactor } from '../redact.ts';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a curl command. Redacted values must be filled in; the token is read from the environment. */
export function curlOf(
  { operation, url, signedIn }: Exchange,
  body: string,
  redactor: Redactor,
): string {
  const type = operation.body?.type;
  const isForm = type === 'multipart/form-data';
  return [
    'curl',
    ...(operation.method === 'POST' ? ['-X POST'] : []),
    quote(redactor.url(url)),
    `-H 'Form-type: pc'`,
    ...(signedIn ? ['-H "Authori-zation: $TOKEN"'] : []),
    ...(body !== '' && type !== undefined && !isForm ? [`-H 'Content-Type: ${type}'`] : []),
    ...(body !== '' ? [isForm ? '-F file=@FILE' : `-d ${quote(body)}`] : []),
  ].join(' ');
}
