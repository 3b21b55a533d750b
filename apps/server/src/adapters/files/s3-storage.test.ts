import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { s3Bucket, s3Credentials, startS3 } from './fixtures/s3-server.ts'
import { claimStorage, collect } from './fixtures/storage-claims.ts'
import { StorageUnavailableError } from './file-error.ts'
import { newFileName } from './file-name.ts'
import { S3Storage, type S3Settings } from './s3-storage.ts'

const mime = 'image/png'

function openS3(endpoint: string, change: Partial<S3Settings> = {}): S3Storage {
  const base = { bucket: s3Bucket, region: 'ap-northeast-1', endpoint, ...s3Credentials }
  const storage = new S3Storage({ ...base, ...change })
  onTestFinished(() => storage.close())
  return storage
}

describe('S3 storage', () => {
  claimStorage(async () => {
    const { endpoint, leftovers } = await startS3()
    return { storage: openS3(endpoint), leftovers }
  }, 18_000_000)

  it.each([
    ['secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['key', { accessKeyId: 'AKIAOTHEROTHER' }, 'InvalidAccessKeyId'],
    ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('stores nothing with a wrong %s', async (_, change, fault) => {
    const { endpoint, leftovers, seen } = await startS3()
    const storage = openS3(endpoint, change)
    const name = newFileName(mime)
    const saving = storage.save(name, Readable.from([randomBytes(100)]), { mime })
    await expect(saving).rejects.toBeInstanceOf(StorageUnavailableError)
    await expect(storage.open(name)).rejects.toBeInstanceOf(StorageUnavailableError)
    await expect(collect(storage.list())).rejects.toBeInstanceOf(StorageUnavailableError)
    expect(new Set(seen.map((line) => line.split(' ')[1]))).toEqual(new Set([fault]))
    expect(await leftovers()).toEqual([])
  })

  it('omits the signature from its errors', async () => {
    const { endpoint } = await startS3()
    const error: unknown = await openS3(endpoint, { secretAccessKey: 'wrong' })
      .stat(newFileName(mime))
      .catch((e) => e)
    expect(error).toBeInstanceOf(StorageUnavailableError)
    expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(/AWS4-HMAC|AKIA/)
  })

  it('is unavailable, not broken, when nobody listens', async () => {
    const storage = openS3('http://127.0.0.1:1')
    await expect(storage.stat(newFileName(mime))).rejects.toBeInstanceOf(StorageUnavailableError)
  })

  it('uses only its prefix in a shared bucket', async () => {
    const { endpoint } = await startS3()
    const [ours, theirs] = [openS3(endpoint, { prefix: 'lumiroute/' }), openS3(endpoint)]
    const [name, other] = [newFileName(mime), newFileName(mime)]
    await ours.save(name, Readable.from([Buffer.from('ours')]), { mime })
    await theirs.save(other, Readable.from([Buffer.from('theirs')]), { mime })
    expect((await collect(ours.list())).map((file) => file.name)).toEqual([name])
    expect((await collect(theirs.list())).map((file) => file.name)).toEqual([other])
  })
})
