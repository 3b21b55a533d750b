import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atEnd, folder, hold, isRoot, nobody, refusal, usePlace } from '../testing/embedded-place.ts'

usePlace()

describe('a failed start', { timeout: 60_000 }, () => {
  test.skipIf(!isRoot)('names a folder that is not writable', async () => {
    const { code, stderr } = await hold(join(folder, 'data'), nobody).ended
    expect(code).toBe(1)
    expect(stderr).toContain(`Cannot use the data folder ${folder}/data: 沒有寫入權限`)
  })

  test('names a path that is a file', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await refusal(join(folder, 'file'))).toContain('the path is a file')
    expect(await refusal(join(folder, 'file', 'data'))).toContain('a part of the path is a file')
  })

  test.skipIf(!isRoot)('names a read-only file system', async (context) => {
    if (!mountTmpfs(folder, 'size=1m,ro')) context.skip('no right to mount a tmpfs here')
    expect(await refusal(folder)).toContain('read-only')
  })

  test.skipIf(!isRoot)('names a full disk and leaves no half database', async (context) => {
    if (!mountTmpfs(folder, 'size=12m,mode=755')) context.skip('no right to mount a tmpfs here')
    expect(await refusal(folder)).toContain('No space left on device')
    expect(await readdir(folder)).toEqual(['server.lock'])
  })

  test('names files of another version', async () => {
    await mkdir(join(folder, 'pg'))
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '16\n')
    expect(await refusal(folder)).toContain('is of PostgreSQL 16')
  })

  test('names incomplete files, and leaves them', async () => {
    await mkdir(join(folder, 'pg'))
    await writeFile(join(folder, 'pg', 'something'), '')
    expect(await refusal(folder)).toContain('is incomplete')
    expect(existsSync(join(folder, 'pg', 'something'))).toBe(true)
  })
})

function mountTmpfs(path: string, options: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  if (status !== 0) return false
  atEnd(() => spawnSync('umount', [path]))
  return true
}
