import { describe, expect, it } from 'vitest'
import type { DownloadSink } from './download-sink.ts'
import { getFileName, receiveFile, getTotal } from './receive-file.ts'
import type { Progress } from './receive-file.ts'

function keeping(): DownloadSink & { events: string[] } {
  const events: string[] = []
  return {
    events,
    write: async (chunk) => void events.push(`write ${chunk.byteLength}`),
    finish: async () => {
      events.push('finish')
      return new Blob()
    },
    discard: async () => void events.push('discard'),
  }
}

type Source = ReadableStreamDefaultController<Uint8Array>
const answer = (pull: (source: Source, turn: number) => void, headers: Record<string, string> = {}) => {
  let turn = 0
  return new Response(new ReadableStream({ pull: (source) => pull(source, turn++) }), { headers })
}
const pieces = (sizes: number[]) => (source: Source, turn: number) => {
  const size = sizes[turn]
  if (size === undefined) source.close()
  else source.enqueue(new Uint8Array(size))
}

describe('receiveFile', () => {
  it('receives every chunk and reports progress', async () => {
    const sink = keeping()
    const seen: Progress[] = []
    await receiveFile(answer(pieces([3, 4]), { 'content-length': '7' }), sink, (now) => seen.push(now))
    expect(sink.events).toEqual(['write 3', 'write 4', 'finish'])
    expect(seen).toEqual([
      { bytes: 3, totalBytes: 7 },
      { bytes: 7, totalBytes: 7 },
    ])
  })

  it('discards the data when the connection breaks', async () => {
    const sink = keeping()
    const broken = answer((source, turn) => {
      if (turn === 0) source.enqueue(new Uint8Array(5))
      else source.error(new TypeError('network error'))
    })
    await expect(receiveFile(broken, sink, () => {})).rejects.toThrow('network error')
    expect(sink.events).toEqual(['write 5', 'discard'])
  })

  it('rejects a short file', async () => {
    const sink = keeping()
    const short = answer(pieces([3]), { 'content-length': '7' })
    await expect(receiveFile(short, sink, () => {})).rejects.toThrow()
    expect(sink.events.at(-1)).toBe('discard')
  })

  it('cancels the transfer when the disk is full', async () => {
    const events: string[] = []
    const endless = new ReadableStream({
      pull: (source) => source.enqueue(new Uint8Array(1)),
      cancel: () => void events.push('cancelled'),
    })
    const full = { ...keeping(), write: () => Promise.reject(new Error('QuotaExceededError')) }
    await expect(receiveFile(new Response(endless), full, () => {})).rejects.toThrow('QuotaExceededError')
    expect(events).toEqual(['cancelled'])
  })
})

const withHeaders = (headers: Record<string, string>) => new Response(null, { headers })

it('reads the server’s file name, including non-ASCII', () => {
  const named = (header: string) => getFileName(withHeaders({ 'content-disposition': header }))
  expect(named('attachment; filename="TPE001-storeData.zip"')).toBe('TPE001-storeData.zip')
  expect(named(`attachment; filename="__.zip"; filename*=UTF-8''%E5%BA%97.zip`)).toBe('店.zip')
  expect(getFileName(withHeaders({}))).toBeUndefined()
})

it('knows the total only if the content length matches the received bytes', () => {
  expect(getTotal(withHeaders({ 'content-length': '12' }))).toBe(12)
  expect(getTotal(withHeaders({ 'content-length': '12', 'content-encoding': 'br' }))).toBeNull()
  expect(getTotal(withHeaders({}))).toBeNull()
})
