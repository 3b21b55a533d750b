import type { ErrorCode } from '@lumiroute/contract'
import { AppError } from '../../errors/app-error.ts'
import { type Text, text } from '../../text/text.ts'

export class FileError extends AppError {
  constructor(code: ErrorCode, message: Text, cause?: unknown, retryAfterSeconds?: number) {
    super(code, { message, cause, retryAfterSeconds })
    this.name = new.target.name
  }
}

export class BadUploadError extends FileError {
  constructor(message: Text, cause?: unknown) {
    super('VALIDATION', message, cause)
  }
}

export class FileMissingError extends FileError {
  constructor(cause?: unknown) {
    super('NOT_FOUND', text('file.notFound'), cause)
  }
}

export class TooLargeError extends FileError {
  constructor(message: Text, cause?: unknown) {
    super('TOO_LARGE', message, cause)
  }
}

export class UnsupportedMediaError extends FileError {
  constructor(cause?: unknown) {
    super('UNSUPPORTED_MEDIA', text('file.unsupported'), cause)
  }
}

export class StorageFullError extends FileError {
  constructor(cause?: unknown) {
    super('STORAGE_FULL', text('file.storageFull'), cause)
  }
}

export class StorageUnavailableError extends FileError {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', text('file.storageUnavailable'), cause, 5)
  }
}
