import type { FileKind } from '@lumiroute/contract/file'
import { AppError } from '../../../errors/app-error.ts'
import { defaultLimits, type UploadLimits } from '../../../adapters/files/admit-bytes.ts'
import { type StoreImageSize, storeImageSizes } from '../../../adapters/files/cut-image.ts'
import type { MediaFacts } from '../../../adapters/files/media-facts.ts'

/** What people upload, plus what only devices send. */
export type StoredKind = FileKind | 'record'

const takesVideo: Record<StoredKind, boolean> = {
  store: false,
  material: true,
  ad: false,
  product: true,
  banner: false,
  message: true,
  place: false,
  record: false,
}

/** Where only pictures are allowed, reject a video before reading a gigabyte of it. */
export const getLimits = (kind: StoredKind): UploadLimits =>
  takesVideo[kind] ? defaultLimits : { ...defaultLimits, videoBytes: defaultLimits.imageBytes }

export function requireKind(kind: StoredKind, facts: MediaFacts): void {
  if (facts.kind === 'image' || takesVideo[kind]) return
  throw new AppError('file.imageUploadsOnly')
}

const slots: Partial<Record<StoredKind, readonly StoreImageSize[]>> = {
  store: ['small', 'big'],
  banner: ['big', 'square'],
}

/**
 * The size to crop to: the requested one if the kind has it. A store image always has one of its two sizes.
 */
export function chooseSlot(
  kind: StoredKind,
  requested: StoreImageSize | undefined,
  facts: MediaFacts,
): StoreImageSize | undefined {
  if (requested && slots[kind]?.includes(requested)) return requested
  return kind === 'store' ? nearestShape(['small', 'big'], facts) : undefined
}

function nearestShape(sizes: readonly StoreImageSize[], { width, height }: MediaFacts): StoreImageSize {
  const distance = (size: StoreImageSize) => {
    const target = storeImageSizes[size]
    return Math.abs(Math.log(((width / height) * target.height) / target.width))
  }
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best))
}
