import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

export type SaveOptions = { mime: string; signal?: AbortSignal }
export type SavedFile = { sizeBytes: number; sha256: string }
export type FileStat = { sizeBytes: number; modifiedAt: Date }
export type ListedFile = FileStat & { name: string }
export type OpenedFile = { stream: Readable; sizeBytes: number }

export interface FileStorage {
  /** Streams a source in. Afterwards the file exists completely or not at all. */
  save(name: string, source: Readable, options: SaveOptions): Promise<SavedFile>
  /** Moves a finished file from the temporary folder; the path no longer exists afterwards. */
  keep(name: string, path: string, options: SaveOptions): Promise<void>
  /** `sizeBytes` is that of the whole file, even for a range. */
  open(name: string, range?: ByteRange): Promise<OpenedFile>
  stat(name: string): Promise<FileStat>
  /** Deleting a file that does not exist succeeds. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<ListedFile>
}
