import { createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeMuxKey } from '../../../testing/mux-key.ts'
import { readMuxKey } from '../../advertising/ad/mux-key.ts'
import { signPlayback } from './sign-playback.ts'

const { token, publicKey } = makeMuxKey('signing-key-1')
const life = { now: new Date('2026-11-16T00:00:00Z'), lifeSeconds: 3600 }
const playback = 'https://stream.mux.com/abc123XYZ.m3u8'
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object

function getParts(url: string) {
  const [header = '', claims = '', signature = ''] = (new URL(url).searchParams.get('token') ?? '').split('.')
  const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`)
  const isTrue = verify.verify(publicKey, signature, 'base64url')
  return { header: decode(header), claims: decode(claims), isTrue }
}

test('signs a Mux address with a token that the public key verifies, for its playback id and a limited time', () => {
  const signed = signPlayback(playback, token, life)
  expect(signed.playbackUrl).toMatch(/^https:\/\/stream\.mux\.com\/abc123XYZ\.m3u8\?token=/)
  expect(signed.expiresAt).toEqual(new Date('2026-11-16T01:00:00.000Z'))
  expect(getParts(signed.playbackUrl)).toEqual({
    header: { alg: 'RS256', typ: 'JWT', kid: 'signing-key-1' },
    claims: {
      sub: 'abc123XYZ',
      aud: 'v',
      kid: 'signing-key-1',
      exp: Date.parse('2026-11-16T01:00:00Z') / 1000,
    },
    isTrue: true,
  })
})

test('moves parameters into the claims without overriding signed ones', () => {
  const { playbackUrl } = signPlayback(`${playback}?max_resolution=720p&sub=other&token=old`, token, life)
  expect([...new URL(playbackUrl).searchParams.keys()]).toEqual(['token'])
  expect(getParts(playbackUrl).claims).toMatchObject({ max_resolution: '720p', sub: 'abc123XYZ' })
  expect(getParts(playbackUrl).claims).not.toHaveProperty('token')
})

test.each([
  'https://live.example.tw/a.m3u8',
  'https://stream.mux.com.evil.tw/a.m3u8',
  'http://stream.mux.com/a.m3u8',
])('does not sign %s', (url) =>
  expect(signPlayback(url, token, life)).toEqual({ playbackUrl: url, expiresAt: null }),
)

test('signs nothing with a token of an unknown format', () => {
  expect(signPlayback(playback, 'old token', life)).toEqual({ playbackUrl: playback, expiresAt: null })
})

test('accepts only an RSA key of at least 2048 bits', () => {
  const getToken = (pem: string) => `key-1:${Buffer.from(pem).toString('base64')}`
  const makePem = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs1', format: 'pem' })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  expect(readMuxKey(getToken(String(makePem(2048))))).not.toBeNull()
  expect(readMuxKey(getToken(String(makePem(1024))))).toBeNull()
  expect(readMuxKey(getToken(String(ec.export({ type: 'pkcs8', format: 'pem' }))))).toBeNull()
  expect(readMuxKey(getToken('x'.repeat(500)))).toBeNull()
  expect(readMuxKey('no colon')).toBeNull()
})
