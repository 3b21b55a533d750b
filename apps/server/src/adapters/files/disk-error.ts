import { FileError, FileMissingError, StorageFullError, StorageUnavailableError } from './file-error.ts'

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])
const unavailableCodes = new Set(
  'EROFS EACCES EPERM EIO EMFILE ENFILE ENOTDIR ENOENT ESTALE ELOOP EXDEV'.split(' '),
)

export function getErrno(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Turns a disk error into a user-facing one; every other error passes unchanged. */
export function fromDiskError(error: unknown): unknown {
  if (error instanceof FileError) return error
  const errno = getErrno(error)
  if (errno === undefined) return error
  if (fullCodes.has(errno)) return new StorageFullError(error)
  if (unavailableCodes.has(errno)) return new StorageUnavailableError(error)
  return error
}

/** When reading, ENOENT means a missing file; when writing, a missing folder. */
export function fromReadError(error: unknown): unknown {
  return getErrno(error) === 'ENOENT' ? new FileMissingError(error) : fromDiskError(error)
}
