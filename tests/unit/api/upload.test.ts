import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageUpload } from '#generated/client/upload/upload.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { provideApiContext } from '#/api/context.ts';

afterEach(() => vi.unstubAllGlobals());

describe('uploading', () => {
  it('sends a named multipart part, the token, and the boundary of fetch', async () => {
    const requests: Request[] = [];
    const answer = {
      fileName: 'lid.png',
      extName: 'png',
      fileSize: 3,
      url: 'http://shop.test/media/upload/1.png',
      type: 'png',
    };
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return Response.json({ code: 200, message: 'success', data: answer });
    });
    provideApiContext(() => ({
      baseUrl: 'http://shop.test',
      language: 'en',
      token: () => 'abc',
      report: vi.fn(),
    }));

    const file = new File([new Uint8Array([1, 2, 3])], 'lid.png', { type: 'image/png' });
    expect(
      await imageUpload({ multipart: file }, { model: 'product', pid: UploadFolder.goods }),
    ).toEqual(answer);

    const [request] = requests;
    if (!request) throw new Error('Nothing was sent');
    expect(request.method).toBe('POST');
    expect(request.url).toBe('http://shop.test/api/front/upload/image?model=product&pid=1');
    expect(request.headers.get('Authori-zation')).toBe('abc');
    expect(request.headers.get('Form-type')).toBe('pc');
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      request.headers.get('Content-Type') ?? '',
    )?.[1];
    const raw = await request.clone().text();
    expect(raw.startsWith(`--${boundary}\r\n`)).toBe(true);
    expect(raw).toContain(
      'Content-Disposition: form-data; name="multipart"; filename="lid.png"\r\nContent-Type: image/png',
    );
    const form = await request.formData();
    expect([...form.keys()]).toEqual(['multipart']);
    const sent = form.get('multipart');
    expect(sent instanceof File && new Uint8Array(await sent.arrayBuffer())).toEqual(
      new Uint8Array([1, 2, 3]),
    );
  });

  it('has a longer timeout than other calls', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', async () => Response.json({ code: 500, message: 'no', data: null }));
    provideApiContext(() => ({
      baseUrl: 'http://shop.test',
      language: 'en',
      token: () => null,
      report: vi.fn(),
    }));
    await expect(
      imageUpload(
        { multipart: new File(['x'], 'x.png') },
        { model: 'product', pid: UploadFolder.goods },
      ),
    ).rejects.toMatchObject({ code: 500 });
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(60_000);
    timeout.mockRestore();
  });
});
