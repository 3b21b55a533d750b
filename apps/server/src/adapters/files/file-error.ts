import type { ErrorCode } from '@lumiroute/contract'
import { AppError } from '../../errors/app-error.ts'

export class FileError extends AppError {
  constructor(code: ErrorCode, message: string, cause?: unknown, retryAfterSeconds?: number) {
    super(code, { message, cause, retryAfterSeconds })
    this.name = new.target.name
  }
}

export class BadUploadError extends FileError {
  constructor(message: string, cause?: unknown) {
    super('VALIDATION', message, cause)
  }
}

export class FileMissingError extends FileError {
  constructor(cause?: unknown) {
    super('NOT_FOUND', '找不到檔案', cause)
  }
}

export class TooLargeError extends FileError {
  constructor(message: string, cause?: unknown) {
    super('TOO_LARGE', message, cause)
  }
}

export class UnsupportedMediaError extends FileError {
  constructor(cause?: unknown) {
    super(
      'UNSUPPORTED_MEDIA',
      '不支援的檔案格式，請上傳 JPEG、PNG、WebP、GIF 圖片，或 MP4（H.264、H.265）、WebM 影片',
      cause,
    )
  }
}

export class StorageFullError extends FileError {
  constructor(cause?: unknown) {
    super('STORAGE_FULL', '儲存空間已滿，請聯絡平台管理員', cause)
  }
}

export class StorageUnavailableError extends FileError {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', '檔案儲存暫時無法使用，請稍後再試', cause, 5)
  }
}
