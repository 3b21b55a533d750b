import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { unzip } from '../testing/unzip.ts'
import { zipStream } from './zip-stream.ts'

const at = new Date('2026-11-15T00:00:00Z')
const textEntry = (name: string, text: string) => ({ name, open: () => Readable.from([text]) })

test('contains what was added, compressed or not', async () => {
  const long = '廣告'.repeat(10_000)
  const zip = await buffer(
    zipStream([textEntry('甲.csv', long), { ...textEntry('b.jpg', long), compress: false }], at),
  )
  const files = unzip(zip)
  expect([...files.keys()]).toEqual(['甲.csv', 'b.jpg'])
  for (const content of files.values()) expect(content.toString()).toBe(long)
  expect(zip.length).toBeLessThan(long.length * 3 + 20_000)
})

test('creates a valid zip without files', async () => {
  expect(unzip(await buffer(zipStream([], at))).size).toBe(0)
})

test('opens sources one after the other', async () => {
  const log: string[] = []
  const entry = (name: string) => ({
    name,
    open: () => {
      log.push(`open ${name}`)
      return Readable.from(['x']).once('close', () => log.push(`close ${name}`))
    },
  })
  await buffer(zipStream([entry('a'), entry('b')], at))
  expect(log.slice(0, 3)).toEqual(['open a', 'close a', 'open b'])
})

test('fails the zip if a source fails or cannot be opened', async () => {
  const failing = new Readable({ read() {} })
  setImmediate(() => failing.destroy(new Error('gone')))
  await expect(buffer(zipStream([{ name: 'a', open: () => failing }], at))).rejects.toThrow('gone')
  const closed = { name: 'a', open: () => Promise.reject(new Error('no such file')) }
  await expect(buffer(zipStream([closed], at))).rejects.toThrow('no such file')
})

test('closes the source when the client disconnects', async () => {
  let given = 0
  const endless = new Readable({
    read() {
      given++
      this.push(Buffer.alloc(65_536, given))
    },
  })
  const zip = zipStream([{ name: 'a', open: () => endless, compress: false }], at)
  await vi.waitFor(() => expect(zip.readableLength).toBeGreaterThan(0))
  await wait(50)
  const held = given
  await wait(50)
  expect(given).toBe(held)
  zip.destroy()
  await vi.waitFor(() => expect(endless.destroyed).toBe(true))
})
