import { describe, expect, it } from 'vitest'
import { checkFileLink, signFileLink, signedLinkSeconds } from './signed-link.ts'

const key = 'a key of the test'
const name = '1b4e28ba-2fa1-4d1b-a883-0016d3cca427.jpg'
const now = new Date('2026-11-15T10:00:00+08:00')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const link = signFileLink(key, name, after(signedLinkSeconds))

describe('signed file link', () => {
  it('opens its file for ten minutes', () => {
    expect(checkFileLink(key, name, link, now)).toBe(true)
    expect(checkFileLink(key, name, link, after(599))).toBe(true)
    expect(checkFileLink(key, name, link, after(600))).toBe(false)
  })

  it('opens no other file, and nothing with another key', () => {
    expect(checkFileLink(key, name.replace('1b4e', '2b4e'), link, now)).toBe(false)
    expect(checkFileLink('another key', name, link, now)).toBe(false)
  })

  it('cannot be extended', () => {
    const expires = String(Number(link.expires) + 1)
    expect(checkFileLink(key, name, { ...link, expires }, now)).toBe(false)
  })

  it.each([
    ['no values', {}],
    ['an empty signature', { ...link, sign: '' }],
    ['a short signature', { ...link, sign: link.sign.slice(0, 10) }],
    ['a longer signature', { ...link, sign: `${link.sign}A` }],
    ['another spelling of the last character', { ...link, sign: respell(link.sign) }],
    ['an expiry with a sign', { ...link, expires: `+${link.expires}` }],
    ['an infinite expiry', { ...link, expires: 'Infinity' }],
    ['a negative expiry', { ...link, expires: '-1' }],
  ])('rejects %s', (_, given) => {
    expect(checkFileLink(key, name, given, now)).toBe(false)
  })
})

/** Increments the last base64url character, whose two lowest bits are unused. */
function respell(sign: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(sign.at(-1) ?? '')
  return sign.slice(0, -1) + alphabet.charAt(last + 1)
}
