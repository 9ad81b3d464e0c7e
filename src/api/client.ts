import createClient from 'openapi-fetch';
import { apiContext } from './context.ts';

interface AnyOperation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** Methods of the contract. */
export type Method = 'GET' | 'POST';

/** The generated functions hold the types of the operations and fill in path parameters, so any path is allowed here. */
type Paths = Record<string, Record<Lowercase<Method>, AnyOperation>>;

/** The only client; address, language and token of a call come from its context. */
export const client = createClient<Paths>();

client.use({
  onRequest({ request }) {
    const { language, token } = apiContext();
    const sent = token();
    if (sent) request.headers.set('Authori-zation', sent);
    request.headers.set('Form-type', 'pc');
    request.headers.set('Accept', 'application/json');
    request.headers.set('Accept-Language', language);
    return request;
  },
});
