import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Upload, Uploaded } from '../../lib/api/upload.ts'
import { useUploadQueue } from './use-upload-queue.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Sending = {
  name: string
  signal: AbortSignal
  end: (result: Uploaded) => void
  fail: (why: Error) => void
}
type Queue = ReturnType<typeof useUploadQueue<Uploaded>>

let root: Root
let sendings: Sending[]
const now: { queue?: Queue; value: readonly Uploaded[] } = { value: [] }

const upload: Upload = (file, { signal }) =>
  new Promise((end, fail) => {
    sendings.push({ name: file.name, signal, end, fail })
    signal.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')))
  })

function Field() {
  const [value, setValue] = useState<Uploaded[]>([])
  const queue = useUploadQueue({ upload, value, onChange: setValue })
  useEffect(() => void Object.assign(now, { queue, value }))
  return null
}

const getFile = (name: string) => new File(['x'], name, { type: 'text/plain' })
const doneAs = (uuidName: string): Uploaded => ({ uuidName, url: `/${uuidName}` })
const add = (...names: string[]) => act(async () => now.queue?.add(names.map(getFile)))
const names = () => sendings.map(({ name }) => name)
const states = () => now.queue?.jobs.map(({ file, status }) => `${file.name} ${status}`)
const kept = () => now.value.map(({ uuidName }) => uuidName)

beforeEach(async () => {
  sendings = []
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Field />))
})
afterEach(() => act(async () => root.unmount()))

test('uploads two files at once, and the third when one is done', async () => {
  await add('a', 'b', 'c')
  expect(names()).toEqual(['a', 'b'])
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  await act(async () => sendings[1]?.end(doneAs('B')))
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(kept()).toEqual(['B'])
})

test('adds two uploads that end at the same time, with their original names', async () => {
  await add('a', 'b')
  await act(async () => {
    sendings[0]?.end(doneAs('A'))
    sendings[1]?.end(doneAs('B'))
  })
  expect(kept()).toEqual(['A', 'B'])
  expect(now.queue?.names).toEqual({ A: 'a', B: 'b' })
  expect(states()).toEqual([])
})

test('keeps a failure with its reason until it is retried', async () => {
  await add('a')
  await act(async () => sendings[0]?.fail(new Error('檔案太大')))
  expect(states()).toEqual(['a failed'])
  expect(now.queue?.jobs[0]?.error).toBe('檔案太大')
  await act(async () => now.queue?.retry(now.queue.jobs[0]?.id ?? ''))
  await act(async () => sendings[1]?.end(doneAs('A')))
  expect(kept()).toEqual(['A'])
})

test('cancelling stops an upload and starts the next one', async () => {
  await add('a', 'b', 'c')
  await act(async () => now.queue?.cancel(now.queue.jobs[0]?.id ?? ''))
  expect(sendings[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual(['b sending', 'c sending'])
})

test('leaving the page stops running uploads', async () => {
  await add('a')
  await act(async () => root.unmount())
  expect(sendings[0]?.signal.aborted).toBe(true)
})
