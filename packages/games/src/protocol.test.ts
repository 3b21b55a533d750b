import { expect, test } from 'vitest'
import { InputLog, readTicks } from './core/recording.ts'
import { closeCodes, comesBack, readFrame, writeFrame } from './protocol.ts'

test('a frame carries the inputs of its ticks', () => {
  const log = new InputLog()
  log.add(103, [{ kind: 'join', seat: 7 }])
  const ticks = log.readSince({ tick: 100, at: 0, lastTick: 0 })
  const frame = readFrame(writeFrame(100, 106, ticks))
  expect(frame).toMatchObject({ from: 100, until: 106 })
  expect([...readTicks(frame?.ticks ?? new Uint8Array())]).toEqual([
    { tick: 3, inputs: [{ kind: 'join', seat: 7 }] },
  ])
})

test.each([[new Uint8Array(7)], [writeFrame(9, 8, new Uint8Array())]])('%o is no frame', (bytes) => {
  expect(readFrame(bytes)).toBeNull()
})

test('a client comes back after a restart, not after a refusal', () => {
  expect(comesBack(closeCodes.moved)).toBe(true)
  expect(comesBack(1006)).toBe(true)
  expect(comesBack(closeCodes.badToken)).toBe(false)
})
