import { storeImageSizes } from '@lumiroute/contract/store'
import { freshToken } from '../../../lib/api/client.ts'
import { createUpload } from '../../../lib/api/upload.ts'
import type { Upload, Uploaded } from '../../../lib/api/upload.ts'

export type ImageSlot = keyof typeof storeImageSizes

export const fileUrl = (uuidName: string) => `/api/files/${encodeURIComponent(uuidName)}`
/** A thumbnail of a few kilobytes, for list rows. */
export const smallUrl = (uuidName: string) => `${fileUrl(uuidName)}?small=1`
export const toUploaded = (uuidName: string): Uploaded => ({ uuidName, url: fileUrl(uuidName) })

/** A network failure has no message from the server, so supply one. */
export function uploadStoreImage(storeCode: string, slot: ImageSlot, failed: string): Upload {
  const url = `/api/store/${encodeURIComponent(storeCode)}/upload/store?slot=${slot}`
  const upload = createUpload({ url, getToken: freshToken })
  return async (file, options) => {
    try {
      return await upload(file, options)
    } catch (error) {
      if (error instanceof Error && error.message === '') throw new Error(failed, { cause: error })
      throw error
    }
  }
}

export const slotLimits = (slot: ImageSlot, maxCount: number) => ({
  maxCount,
  minWidth: storeImageSizes[slot].width,
  minHeight: storeImageSizes[slot].height,
})
