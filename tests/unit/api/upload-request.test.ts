import { afterEach, describe, expect, it, vi } from 'vitest';
import { WAIT_MS } from '#tests/deadlines.ts';
import { imageUpload } from '#generated/client/upload/upload.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { provideApiContext } from '#/api/context.ts';
import { sendUpload } from '#/api/upload-request.ts';
import { watchUpload } from '#/api/upload-progress.ts';

/** The used part of XMLHttpRequest, controlled by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  upload = new EventTarget();
  method = '';
  url = '';
  headers = new Headers();
  body: Blob | null = null;
  status = 0;
  /** what `Response` refuses */
  statusText = '成功';
  responseText = '';
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\ndate: Mon, 23 Nov 2026 01:00:00 GMT\r\n';
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.end('abort');
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable }),
    );
  }
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.end('load');
  }
}

const stored = {
  fileName: 'lid.png',
  extName: 'png',
  fileSize: 3,
  url: 'http://shop.test/media/upload/1.png',
  type: 'png',
};

function prepare() {
  Reflect.deleteProperty(FakeXhr, 'last');
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  provideApiContext(() => ({
    baseUrl: 'http://shop.test',
    language: 'en',
    token: () => 'abc',
    report: vi.fn(),
    upload: sendUpload,
  }));
  return fetch;
}

function upload() {
  const fetch = prepare();
  const file = new File([new Uint8Array([1, 2, 3])], 'lid.png', { type: 'image/png' });
  const shares: number[] = [];
  watchUpload(file, (share) => shares.push(share));
  const result = imageUpload({ multipart: file }, { model: 'user', pid: UploadFolder.shopper });
  return {
    result,
    shares,
    fetch,
    sent: () => vi.waitUntil(() => FakeXhr.last?.body, WAIT_MS),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('an upload with progress', () => {
  it('sends the headers and body of other calls, and reports progress', async () => {
    const { result, shares, sent, fetch } = upload();
    const body = await sent();
    const xhr = FakeXhr.last;
    expect(`${xhr.method} ${xhr.url}`).toBe(
      'POST http://shop.test/api/front/upload/image?model=user&pid=7',
    );
    expect(Object.fromEntries(xhr.headers)).toMatchObject({
      'authori-zation': 'abc',
      'form-type': 'pc',
      accept: 'application/json',
      'accept-language': 'en',
    });
    const boundary = xhr.headers.get('Content-Type')?.split('boundary=')[1];
    expect(boundary).toBeTruthy();
    expect(await body?.text()).toContain(`--${boundary}\r\n`);
    xhr.progress(50, 200);
    xhr.progress(1, 0, false);
    xhr.progress(200, 200);
    expect(shares).toEqual([0.25, 1]);
    xhr.answer(200, JSON.stringify({ code: 200, message: 'success', data: stored }));
    expect(await result).toEqual(stored);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fails like other calls', async () => {
    const lost = upload();
    await lost.sent();
    FakeXhr.last.end('error');
    await expect(lost.result).rejects.toMatchObject({ kind: 'network' });

    const refused = upload();
    await refused.sent();
    FakeXhr.last.answer(200, JSON.stringify({ code: 500, message: 'Too large', data: null }));
    await expect(refused.result).rejects.toMatchObject({ kind: 'answer', message: 'Too large' });

    const empty = upload();
    await empty.sent();
    FakeXhr.last.answer(204, '');
    await expect(empty.result).rejects.toMatchObject({ kind: 'malformed' });

    const odd = upload();
    await odd.sent();
    FakeXhr.last.answer(700, '');
    await expect(odd.result).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('ends after its timeout', async () => {
    const end = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    const { result, sent } = upload();
    await sent();
    end.abort();
    await expect(result).rejects.toMatchObject({ kind: 'timeout' });
    timeout.mockRestore();
  });
});

describe('an upload without progress', () => {
  it('uses fetch', async () => {
    const fetch = prepare();
    fetch.mockImplementation(async () =>
      Response.json({ code: 200, message: 'success', data: stored }),
    );
    const plain = new File(['x'], 'x.png', { type: 'image/png' });
    await imageUpload({ multipart: plain }, { model: 'user', pid: UploadFolder.shopper });
    expect(fetch).toHaveBeenCalledOnce();
  });
});
