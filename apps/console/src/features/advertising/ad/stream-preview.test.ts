import type { Ad } from '@lumiroute/contract/ad'
import { expect, it } from 'vitest'
import { newAd } from './ad-values.ts'
import { getStreamSource } from './stream-preview.tsx'

const mux = 'https://stream.mux.com/abc.m3u8'
const live = {
  ...newAd,
  moveType: 'store_streaming',
  enabled: true,
  streamUrl: 'https://live.tw/a.m3u8',
} as const
const saved = { id: 7, streamUrl: mux } as Ad

it('plays an unsigned URL as it is typed', () => {
  expect(getStreamSource(live, undefined)).toEqual({ kind: 'open', url: live.streamUrl })
})

it('shows nothing if the stream is off, of another type, or has a URL that no screen plays', () => {
  const http = 'http://live.tw/a.m3u8'
  for (const values of [
    { ...live, enabled: false },
    { ...live, moveType: 'fix_play' as const },
    { ...live, streamUrl: http },
  ])
    expect(getStreamSource(values, undefined)).toEqual({ kind: 'none' })
})

it('asks the server to sign saved URLs only', () => {
  const masked = { ...live, streamUrl: mux, muxToken: '••••1234' }
  expect(getStreamSource(masked, saved)).toEqual({ kind: 'signed', adId: 7 })
  expect(getStreamSource(masked, undefined)).toEqual({ kind: 'unsaved' })
  expect(getStreamSource({ ...masked, muxToken: 'key:new' }, saved)).toEqual({ kind: 'unsaved' })
  const other = 'https://stream.mux.com/other.m3u8'
  expect(getStreamSource({ ...masked, streamUrl: other }, saved)).toEqual({ kind: 'unsaved' })
})
