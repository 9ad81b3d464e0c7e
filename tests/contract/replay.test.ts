import { describe, expect, it, vi } from 'vitest';
import { type RecordedAnswer, readFixture } from '#scripts/contract/recordings/fixture.ts';
import { provideApiContext } from '#/api/context.ts';
import { classifyError } from '#/api/error-class.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { send } from '#/api/http.ts';
import { operationOf } from '#/api/operation.ts';
import { isExceptionText } from '#openapi/backends/exception-text.ts';
import { checkResponses } from '#/api/validation-rules.ts';

/** Number of recorded answers; all of them must be covered. */
const RECORDED = 650;
const answers = readFixture();

const contentType = (type: string | null): HeadersInit => (type ? { 'Content-Type': type } : {});

/** Sends a recorded answer through the transport and returns the result for a page. */
async function replay({ method, path, query, signedIn, status, ...answer }: RecordedAnswer) {
  const reports: string[] = [];
  const logged: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(
      async () =>
        new Response(JSON.stringify(answer.body), {
          status,
          headers: contentType(answer.contentType),
        }),
    ),
  );
  provideApiContext(() => ({
    baseUrl: 'http://shop.test',
    language: 'en',
    token: () => (signedIn ? 'token' : null),
    check: checkResponses(true),
    report: (problem) => reports.push(problem),
    log: (line) => logged.push(line),
  }));
  const call: Parameters<typeof send>[0] = {
    url: path,
    method: method === 'GET' ? 'GET' : 'POST',
    ...(query ? { params: query } : {}),
  };
  const result = await send(call).then(
    (data) => ({ data, error: null }),
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return { data: null, error };
    },
  );
  return { ...result, reports, logged };
}

const name = ({ operation, path, lines, body }: RecordedAnswer) =>
  `${lines.join(', ')}: ${operation ?? path} ${body.code ?? 'no envelope'}`;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Requests with a path that is no operation, such as an id 0, were recorded, but the storefront does not send them. */
const isSent = ({ method, path }: RecordedAnswer) => operationOf(method, path) !== 'unknown';
const sent = answers.filter(isSent);
const notSent = answers.filter((answer) => !isSent(answer));
const succeeded = sent.filter(({ body }) => body.code === 200);
const failed = sent.filter(({ body }) => body.code !== 200);

describe('a recorded success is returned without reports', () => {
  it.each(succeeded.map((answer) => [name(answer), answer] as const))('%s', async (_, answer) => {
    const { data, error, reports } = await replay(answer);
    expect(error).toBeNull();
    expect(reports).toEqual([]);
    for (const text of textsIn(data)) expect(() => encodeURIComponent(text)).not.toThrow();
  });
});

function expectedClasses({
  body,
  status,
  signedIn,
}: RecordedAnswer): readonly ReturnType<typeof classifyError>[] {
  if (status === 404) return ['absent'];
  if (body.code === 401) return signedIn ? ['expired'] : ['expired', 'absent'];
  return body.code === 400 ? ['refused'] : ['refused', 'gone', 'failed'];
}

function expectError(error: ApiError, answer: RecordedAnswer, logged: readonly string[]) {
  const { body, status, signedIn } = answer;
  expect(expectedClasses(answer)).toContain(classifyError(error));
  if (status === 404) return expect(error.kind).toBe('malformed');
  expect(error.code).toBe(body.code);
  expect(error.isSessionExpired).toBe(body.code === 401 && signedIn);
  if (!isExceptionText(body.message)) return expect(error.message).toBe(body.message.trim());
  expect(error.message).toBe('');
  expect(error.reference).not.toBe('');
  expect(logged).toHaveLength(1);
}

describe('a recorded failure has the right class and no exception text', () => {
  it.each(failed.map((answer) => [name(answer), answer] as const))('%s', async (_, answer) => {
    const { error, reports, logged } = await replay(answer);
    expect(reports).toEqual([]);
    if (!error) throw new Error('The failure was treated as a success');
    expectError(error, answer, logged);
  });
});

describe('a recorded request to a path that is no operation is not sent', () => {
  it.each(notSent.map((answer) => [name(answer), answer] as const))('%s', async (_, answer) => {
    const { error } = await replay(answer);
    expect(fetch).not.toHaveBeenCalled();
    expect(error).toMatchObject({ kind: 'answer', code: 404 });
  });
});

it('covers every recorded answer', () => {
  const lines = answers.flatMap((answer) => answer.lines);
  console.log(
    `replay: ${lines.length} of ${RECORDED} recorded answers, ${answers.length} distinct: ${succeeded.length} successes, ${failed.length} failures, ${notSent.length} not sent`,
  );
  expect(new Set(lines).size).toBe(RECORDED);
});
