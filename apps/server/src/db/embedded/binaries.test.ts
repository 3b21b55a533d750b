import { existsSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, restoreLinks } from './binaries.ts'

test('finds the binaries of this machine', () => {
  const { initdb, postgres, majorVersion } = findBinaries()
  expect(existsSync(initdb)).toBe(true)
  expect(existsSync(postgres)).toBe(true)
  expect(majorVersion).toBe('18')
})

test('explains what to do on a machine without binaries', () => {
  expect(() => findBinaries('plan9-mips')).toThrow(/npm ci.*DATABASE_URL/)
})

test('creates the library links that an installation without scripts lacks', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lumiroute-links-'))
  await mkdir(join(root, 'native/lib'), { recursive: true })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  restoreLinks(root)
  restoreLinks(root)
  expect(readlinkSync(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  await rm(root, { recursive: true })
})
