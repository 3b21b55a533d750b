import type { Disk, FileNeed, KeptFile } from '../core/file-plan.ts'

/** `away`: a network failure; `wrong`: the file itself is bad. */
export type Fetched = { kind: 'kept' } | { kind: 'away' } | { kind: 'wrong'; text: string }

export type FilesPort = {
  list: () => KeptFile[]
  fetch: (need: FileNeed) => Promise<Fetched>
  urlOf: (sha256: string) => string | undefined
  touch: (hashes: Iterable<string>, ms: number) => Promise<void>
  remove: (sha256: string) => Promise<void>
  disk: () => Promise<Disk>
}
