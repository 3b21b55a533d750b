import { randomUUID } from 'node:crypto'
import { FileMissingError } from './file-error.ts'

const extensionByMime = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const

export type FileMime = keyof typeof extensionByMime

const mimeByExtension = new Map<string, FileMime>(
  Object.entries(extensionByMime).map(([mime, extension]) => [extension, mime as FileMime]),
)

const fileNamePattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(jpg|png|webp|gif|mp4|webm)$/

export function newFileName(mime: FileMime): string {
  return `${randomUUID()}.${extensionByMime[mime]}`
}

export function isFileName(name: string): boolean {
  return fileNamePattern.test(name)
}

/** A name that we could not have generated is a missing file, never a path. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new FileMissingError()
  return name
}

export function mimeOfFileName(name: string): FileMime {
  const extension = requireFileName(name).split('.')[1] ?? ''
  const mime = mimeByExtension.get(extension)
  if (!mime) throw new FileMissingError()
  return mime
}
