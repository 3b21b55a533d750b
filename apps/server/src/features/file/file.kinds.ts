import type { FileKind } from '@lumiroute/contract'
import { AppError } from '../../http/app-error.ts'
import { defaultLimits, type UploadLimits } from '../../files/admit-bytes.ts'
import type { StoreImageSize } from '../../files/cut-image.ts'
import type { MediaFacts } from '../../files/media-facts.ts'

/** What people upload, and what only devices send. */
export type StoredKind = FileKind | 'record'

const takesVideo: Record<StoredKind, boolean> = {
  store: false,
  material: true,
  ad: false,
  product: true,
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

const slots: Partial<Record<StoredKind, readonly StoreImageSize[]>> = {
  store: ['small', 'big'],
  banner: ['big', 'square'],
}

/** The cut that was asked for, where the kind has it. */
export const slotOf = (kind: StoredKind, slot: StoreImageSize | undefined): StoreImageSize | undefined =>
  slot && slots[kind]?.includes(slot) ? slot : undefined
