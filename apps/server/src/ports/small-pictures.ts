import type { FileStorage } from '../adapters/files/storage.ts'

/** Cached thumbnails, which the file feature implements. */
export type SmallPictures = {
  /** Undefined if the picture cannot be made smaller; the caller then shows the original. */
  find(storage: FileStorage, file: { uuidName: string }): Promise<Buffer | undefined>
}
