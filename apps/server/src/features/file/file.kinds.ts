import type { FileKind } from '@lumiroute/contract'
import { AppError } from '../../http/app-error.ts'
import { defaultLimits, type UploadLimits } from '../../files/admit-bytes.ts'
import type { MediaFacts } from '../../files/media-facts.ts'

/** What people upload, and what only devices send. */
export type StoredKind = FileKind | 'record'

const takesVideo: Record<StoredKind, boolean> = {
  store: false,
  material: true,
  ad: false,
  product: false,
  banner: false,
  message: true,
  record: false,
}

/** Where only pictures are taken, a video is not read to the end of its gigabyte before it is refused. */
export const limitsOf = (kind: StoredKind): UploadLimits =>
  takesVideo[kind] ? defaultLimits : { ...defaultLimits, videoBytes: defaultLimits.imageBytes }

export function requireKind(kind: StoredKind, facts: MediaFacts): void {
  if (facts.kind === 'image' || takesVideo[kind]) return
  throw new AppError('UNSUPPORTED_MEDIA', {
    message: '此處只能上傳圖片，請選擇 JPEG、PNG、WebP 或 GIF 檔案',
  })
}
