import type { Uploaded } from '@lumiroute/contract/file'
import { freshToken } from '../../../lib/api/client.ts'
import { createUpload } from '../../../lib/api/upload.ts'
import type { Upload } from '../../../lib/api/upload.ts'
import { imageMaxBytes, imageTypes } from '../../../ui/upload/image-upload.tsx'
import type { UploadLimits } from '../../../ui/upload/check-file.ts'
import type { UploadedFile } from './playlist-draft.ts'

const videoMaxBytes = 1_000_000_000
const videoTypes = ['video/mp4', 'video/webm'] as const

const images: UploadLimits = { types: imageTypes, maxBytes: imageMaxBytes }
const videos: UploadLimits = { types: videoTypes, maxBytes: videoMaxBytes }
const either: UploadLimits = { types: [...imageTypes, ...videoTypes], maxBytes: videoMaxBytes }
export const materialLimits = { image: images, video: videos, either }

/** A network failure has no message from the server, so supply one. */
export function createMaterialUpload(storeCode: string, failed: string): Upload<UploadedFile> {
  const url = `/api/store/${encodeURIComponent(storeCode)}/upload/material`
  const upload = createUpload<Uploaded>({ url, getToken: freshToken })
  const turns = new WeakMap<File, number>()
  let turn = 0
  const getTurn = (file: File) => {
    const known = turns.get(file) ?? ++turn
    turns.set(file, known)
    return known
  }
  return async (file, options) => {
    const asked = { file: file.name, turn: getTurn(file) }
    try {
      return { ...(await upload(file, options)), ...asked }
    } catch (error) {
      if (error instanceof Error && error.message === '') throw new Error(failed, { cause: error })
      throw error
    }
  }
}
