import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { getHeadStatement, getImageLine, getPlayLine, linkRow, startChain } from './index.ts'

const sha256sum = (text: string) => execFileSync('sha256sum', { input: text }).toString().slice(0, 64)

const play = {
  playId: '0190a1b2-0000-7000-8000-000000000001',
  materialId: 7,
  sha256: 'ab'.repeat(32),
  startAt: '2026-11-18T01:02:03.004Z',
  endAt: '2026-11-18T09:02:18.004+08:00',
  plannedMs: 15_000,
  playedMs: 15_000,
  position: { lat: 25.03, lng: 121.5654321 },
}

test('a play is one line of text with its times in UTC and six decimals', () => {
  expect(getPlayLine(play)).toBe(
    `play|${play.playId}|7|${play.sha256}|2026-11-18T01:02:03.004Z|2026-11-18T01:02:18.004Z|15000|15000|25.030000|121.565432`,
  )
  expect(getPlayLine({ ...play, position: null }).endsWith('|15000|15000||')).toBe(true)
})

test('sha256sum computes the same hashes', () => {
  const start = startChain('cafe', 12)
  expect(start).toEqual({ seq: 0, hash: sha256sum('lumiroute-chain-1 cafe 12') })
  const line = getImageLine({ at: play.startAt, sha256: play.sha256 })
  const head = linkRow(start, line)
  expect(head).toEqual({ seq: 1, hash: sha256sum(`${start.hash} ${line}`) })
  expect(getHeadStatement('cafe', 12, head)).toBe(`lumiroute-head-1 cafe 12 1 ${head.hash}`)
})
