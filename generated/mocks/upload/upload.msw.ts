import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type FileUpload200 = Success<'fileUpload'>;
type ImageUpload200 = Success<'imageUpload'>;

export const getImageUploadResponseMock = (): ImageUpload200 => ({"code":200,"message":"success","data":{"fileName":"cracked-lid.jpg","extName":"jpg","fileSize":184320,"url":"https://img.lychee.example/upload/7f3c.jpg","type":"jpeg"}})

export const getFileUploadResponseMock = (): FileUpload200 => ({"code":200,"message":"success","data":{"fileName":"licence.pdf","extName":"pdf","fileSize":90112,"url":"https://img.lychee.example/upload/91ab.pdf","type":"pdf"}})


export const getImageUploadMockHandler = (overrideResponse?: ImageUpload200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageUpload200> | ImageUpload200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/upload/image', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImageUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileUploadMockHandler = (overrideResponse?: FileUpload200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileUpload200> | FileUpload200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/upload/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFileUploadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadMock = () => [
  getImageUploadMockHandler(),
  getFileUploadMockHandler()
]
