import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { ByteRange } from './byte-range.ts'
import { FileError, FileMissingError, StorageFullError, StorageUnavailableError } from './file-error.ts'
import { isFileName, requireFileName } from './file-name.ts'
import type { FileStat, FileStorage, ListedFile, OpenedFile, SavedFile, SaveOptions } from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  endpoint?: string
  forcePathStyle?: boolean
  prefix?: string
}

const partBytes = 8 * 1024 * 1024
const partsAtOnce = 2

export class S3Storage implements FileStorage {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  constructor(settings: S3Settings) {
    this.#bucket = settings.bucket
    this.#prefix = settings.prefix ?? ''
    this.#client = new S3Client({
      region: settings.region,
      endpoint: settings.endpoint,
      forcePathStyle: settings.forcePathStyle ?? settings.endpoint !== undefined,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      // Servers other than Amazon's reject the trailing checksums that the SDK adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    })
  }

  close(): void {
    this.#client.destroy()
  }

  async save(name: string, source: Readable, { mime, signal }: SaveOptions): Promise<SavedFile> {
    const target = { ...this.#target(name), ContentType: mime }
    const counted = new CountedSource(source)
    // An error before the first read has no listener yet, and would end the process.
    source.on('error', () => undefined)
    const body = Readable.from(counted, { objectMode: false })
    // The SDK's own abort resolves before its parts are removed; ending the source removes them first.
    const onAbort = () => source.destroy(abortError(signal))
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      signal?.throwIfAborted()
      await this.#upload({ ...target, Body: body })
      return counted.saved()
    } catch (error) {
      source.destroy()
      throw signal?.aborted ? signal.reason : fromS3Error(error)
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  async keep(name: string, path: string, options: SaveOptions): Promise<void> {
    try {
      await this.save(name, createReadStream(path, { highWaterMark: 1024 * 1024 }), options)
    } finally {
      await rm(path, { force: true })
    }
  }

  async open(name: string, range?: ByteRange): Promise<OpenedFile> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const answer = await this.#client
      .send(new GetObjectCommand({ ...this.#target(name), Range }))
      .catch(rethrow)
    if (!(answer.Body instanceof Readable)) throw new StorageUnavailableError()
    const wholeBytes = answer.ContentRange?.split('/')[1] ?? answer.ContentLength
    return { stream: answer.Body, sizeBytes: Number(wholeBytes) }
  }

  async stat(name: string): Promise<FileStat> {
    const head = await this.#client.send(new HeadObjectCommand(this.#target(name))).catch(rethrow)
    return { sizeBytes: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) }
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#target(name))).catch(rethrow)
  }

  async *list(): AsyncIterable<ListedFile> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix },
    )
    try {
      for await (const page of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          const name = Key.slice(this.#prefix.length)
          if (isFileName(name)) yield { name, sizeBytes: Size, modifiedAt: LastModified }
        }
      }
    } catch (error) {
      throw fromS3Error(error)
    }
  }

  #target(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + requireFileName(name) }
  }

  async #upload(params: { Bucket: string; Key: string; ContentType: string; Body: Readable }): Promise<void> {
    const upload = new Upload({ client: this.#client, params, partSize: partBytes, queueSize: partsAtOnce })
    await upload.done()
  }
}

class CountedSource implements AsyncIterable<Uint8Array> {
  readonly #source: AsyncIterable<Uint8Array>
  readonly #hash = createHash('sha256')
  #sizeBytes = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#source) {
      this.#hash.update(chunk)
      this.#sizeBytes += chunk.byteLength
      yield chunk
    }
  }

  saved(): SavedFile {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') }
  }
}

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('upload aborted')
}

const missingNames = new Set(['NoSuchKey', 'NotFound'])
const fullNames = new Set(['QuotaExceeded', 'InsufficientCapacity', 'XMinioStorageFull'])

function fromS3Error(error: unknown): unknown {
  if (error instanceof FileError || !(error instanceof Error)) return error
  const cause = withoutRequest(error)
  if (missingNames.has(error.name)) return new FileMissingError(cause)
  if (fullNames.has(error.name)) return new StorageFullError(cause)
  const isOutside = error instanceof S3ServiceException || isNetworkError(error)
  return isOutside ? new StorageUnavailableError(cause) : error
}

/** The SDK's errors contain the whole request; logging them would reveal its signature. */
function withoutRequest(error: Error): Error {
  return new Error(`${error.name}: ${error.message}`)
}

function isNetworkError(error: Error): boolean {
  return error.name === 'TimeoutError' || ('code' in error && /^E[A-Z_]+$/.test(String(error.code)))
}

function rethrow(error: unknown): never {
  throw fromS3Error(error)
}
