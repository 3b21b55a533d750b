import type { FileMime } from './file-name.ts'

/** What the server read from a file's content. Width and height are as displayed, after rotation. */
export type MediaFacts = {
  kind: 'image' | 'video'
  mime: FileMime
  width: number
  height: number
  durationSeconds: number | null
  codec: string | null
}

export const maxImageBytes = 20 * 1024 * 1024
export const maxVideoBytes = 1024 * 1024 * 1024
export const maxImagePixels = 50_000_000
