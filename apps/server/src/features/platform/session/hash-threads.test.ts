import { execFileSync } from 'node:child_process'
import { constants, openSync, closeSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPasswords } from './passwords.ts'

/** Blocks every thread of libuv's pool on a pipe without a writer, as decoding a picture would. */
async function fillPool() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumiroute-pool-'))
  const pipe = path.join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const opened = Array.from({ length: 16 }, () => open(pipe, 'r'))
  return async () => {
    const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    for (const each of opened) await (await each).close()
    closeSync(writer)
    await rm(folder, { recursive: true, force: true })
  }
}

test('hashes passwords while libuv’s thread pool is full', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('Right@1234')
  onTestFinished(await fillPool())
  expect(await passwords.inLane(() => passwords.matches(stored, 'Right@1234'))).toBe(true)
  expect(await passwords.inLane(() => passwords.matches(stored, 'Wrong@1234'))).toBe(false)
  expect(await passwords.hash('Other@1234')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('fails on an invalid stored hash without ending the thread', async () => {
  const passwords = createPasswords()
  await expect(passwords.matches('nonsense', 'x')).rejects.toThrow()
  expect(await passwords.matches(await passwords.hash('Right@1234'), 'Right@1234')).toBe(true)
})
