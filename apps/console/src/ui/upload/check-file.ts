import { joinNames } from '../../lib/format/join.ts'

export type UploadLimits = {
  /** MIME types, such as image/jpeg. */
  types: readonly string[]
  maxBytes: number
  maxCount?: number
  minWidth?: number
  minHeight?: number
}

export type Refusal =
  | { reason: 'empty' | 'wrongType' | 'unreadable' }
  | { reason: 'tooLarge'; sizeBytes: number }
  | { reason: 'tooSmall'; width: number; height: number; actual: string }

async function checkPixels(file: File, width: number, height: number): Promise<Refusal | undefined> {
  try {
    const image = await createImageBitmap(file)
    const actual = `${image.width}x${image.height}`
    const isSmall = image.width < width || image.height < height
    image.close()
    return isSmall ? { reason: 'tooSmall', width, height, actual } : undefined
  } catch {
    return { reason: 'unreadable' }
  }
}

/** Reports what the server would reject only after the whole upload. */
export async function checkFile(file: File, limits: UploadLimits): Promise<Refusal | undefined> {
  if (file.size === 0) return { reason: 'empty' }
  if (!limits.types.includes(file.type)) return { reason: 'wrongType' }
  if (file.size > limits.maxBytes) return { reason: 'tooLarge', sizeBytes: limits.maxBytes }
  const { minWidth = 0, minHeight = 0 } = limits
  if (!file.type.startsWith('image/') || (minWidth === 0 && minHeight === 0)) return undefined
  return checkPixels(file, minWidth, minHeight)
}

/** image/jpeg, video/mp4 → JPEG、MP4 */
export function typeNames(types: readonly string[]): string {
  return joinNames(
    types.map((type) => (type.split('/')[1] ?? type).replace('webp', 'WebP').replace(/^[a-z0-9]+$/, upper)),
  )
}

function upper(text: string): string {
  return text === 'webm' ? 'WebM' : text.toUpperCase()
}
