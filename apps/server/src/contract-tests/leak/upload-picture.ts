import sharp from 'sharp'
import { uploadFile } from '@lumiroute/contract/file'
import type { TestApp } from '../../testing/test-app.ts'
import { multipartBody } from '../multipart-body.ts'

/** The store's image with its bytes, uploaded as the console does. */
export async function uploadPicture({ app }: TestApp, storeCode: string, token: string): Promise<string> {
  const create = { width: 429, height: 429, channels: 3, background: '#123' } as const
  const { payload, type } = multipartBody({ bytes: await sharp({ create }).png().toBuffer() })
  const response = await app.inject({
    method: uploadFile.method,
    url: `/api/store/${storeCode}/upload/store`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  return (response.json() as { uuidName: string }).uuidName
}
