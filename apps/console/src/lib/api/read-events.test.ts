import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

async function read(...chunks: string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

test('returns complete events, however the bytes are split', async () => {
  const whole = 'event: fleet\ndata: {"no":"車 1"}\n\n: beat\n\ndata: a\ndata: b\n\n'
  const told = [{ event: 'fleet', data: '{"no":"車 1"}' }, null, { event: 'message', data: 'a\nb' }]
  expect(await read(whole)).toEqual(told)
  expect(await read(...whole.split(''))).toEqual(told)
})

test('ignores a truncated event', async () => {
  expect(await read('event: fleet\ndata: {"no')).toEqual([])
})
