import { chmod, mkdir, rm, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Runner } from './runner.ts'
import { makeSocketDir } from './socket-dir.ts'

const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const runner: Runner = { how: 'self', ...me, prefix: [], identity: {} }

test('is private and the same on each start for one data folder', async () => {
  const first = await makeSocketDir('/somewhere/one', runner)
  expect(await makeSocketDir('/somewhere/one', runner)).toBe(first)
  expect((await stat(first)).mode & 0o777).toBe(0o700)
  const other = await makeSocketDir('/somewhere/two', runner)
  expect(other).not.toBe(first)
  await Promise.all([first, other].map((path) => rm(path, { recursive: true })))
})

test('differs if the folder is open to others', async () => {
  const first = await makeSocketDir('/somewhere/open', runner)
  await rm(first, { recursive: true })
  await mkdir(first)
  await chmod(first, 0o777)
  const second = await makeSocketDir('/somewhere/open', runner)
  expect(second).not.toBe(first)
  expect((await stat(second)).mode & 0o777).toBe(0o700)
  await Promise.all([first, second].map((path) => rm(path, { recursive: true })))
})
