import { sign } from 'node:crypto'
import { muxPlaybackId } from '@lumiroute/contract/stream'
import { readMuxKey } from '../../advertising/ad/mux-key.ts'

export type Playback = { playbackUrl: string; expiresAt: Date | null }
type Lifetime = { now: Date; lifeSeconds: number }

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A Mux address gets a short-lived JSON Web Token; any other address is unchanged. */
export function signPlayback(streamUrl: string, token: string, { now, lifeSeconds }: Lifetime): Playback {
  const playbackId = muxPlaybackId(streamUrl)
  const key = playbackId && token ? readMuxKey(token) : null
  if (!playbackId || !key) return { playbackUrl: streamUrl, expiresAt: null }
  const exp = Math.floor(now.getTime() / 1000) + lifeSeconds
  const url = new URL(streamUrl)
  url.searchParams.delete('token')
  // Mux rejects query parameters beside the token of a signed address, so they become claims.
  const claims = { ...Object.fromEntries(url.searchParams), sub: playbackId, aud: 'v', exp, kid: key.id }
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT', kid: key.id })}.${encode(claims)}`
  const signature = sign('RSA-SHA256', Buffer.from(unsigned), key.key).toString('base64url')
  url.search = `?token=${unsigned}.${signature}`
  return { playbackUrl: url.href, expiresAt: new Date(exp * 1000) }
}
