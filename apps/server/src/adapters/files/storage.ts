import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

export type SaveOptions = { mime: string; signal?: AbortSignal }
export type SavedFile = { sizeBytes: number; sha256: string }
export type FileStat = { sizeBytes: number; modifiedAt: Date }
export type ListedFile = FileStat & { name: string }
export type OpenedFile = { stream: Readable; sizeBytes: number }

export interface FileStorage {
  /** Streams a source in. The name exists afterwards whole, or not at all. */
  save(name: string, source: Readable, options: SaveOptions): Promise<SavedFile>
  /** Takes over a finished file of the temporary folder; the path is gone afterwards. */
  keep(name: string, path: string, options: SaveOptions): Promise<void>
  /** `sizeBytes` is that of the whole file, also when a range is asked. */
  open(name: string, range?: ByteRange): Promise<OpenedFile>
  stat(name: string): Promise<FileStat>
  /** Removing a file that is already gone succeeds. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<ListedFile>
}
