import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { claimStorage, collect } from './fixtures/storage-claims.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { StorageUnavailableError } from './file-error.ts'
import { newFileName } from './file-name.ts'
import { LocalStorage } from './local-storage.ts'

describe('local storage', () => {
  claimStorage(async () => {
    const root = join(await newTempDir(), 'files')
    return { storage: await LocalStorage.start(root), leftovers: () => listFilesBelow(root) }
  }, 3_000_000)

  it('deletes old partial files of a killed server on startup, but not recent ones', async () => {
    const root = await newTempDir()
    await mkdir(join(root, 'tmp'))
    const [old, young] = [join(root, 'tmp', 'old.part'), join(root, 'tmp', 'young.part')]
    await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')])
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await utimes(old, twoHoursAgo, twoHoursAgo)
    await LocalStorage.start(root)
    expect(await listFilesBelow(root)).toEqual(['young.part'])
  })

  it('leaves no partial file if it cannot be stored', async () => {
    const root = await newTempDir()
    const storage = await LocalStorage.start(root)
    const name = newFileName('image/png')
    await writeFile(join(root, name.slice(0, 2)), 'in the way')
    const saving = storage.save(name, Readable.from([Buffer.from('0123')]), { mime: 'image/png' })
    await expect(saving).rejects.toThrow()
    expect(await listFilesBelow(root)).toEqual([name.slice(0, 2)])
  })

  it('opens the first byte alone', async () => {
    const storage = await LocalStorage.start(await newTempDir())
    const name = newFileName('image/png')
    await storage.save(name, Readable.from([Buffer.from('0123')]), { mime: 'image/png' })
    const { stream } = await storage.open(name, { start: 0, end: 0 })
    expect((await buffer(stream)).toString()).toBe('0')
  })

  it('never follows a link out of its folder', async () => {
    const root = await newTempDir()
    const storage = await LocalStorage.start(root)
    const name = newFileName('image/png')
    await mkdir(join(root, name.slice(0, 2)))
    await symlink('/etc/hostname', join(root, name.slice(0, 2), name))
    await expect(storage.open(name)).rejects.toBeInstanceOf(StorageUnavailableError)
    expect(await collect(storage.list())).toEqual([])
  })
})
