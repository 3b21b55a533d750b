/**
 * Hosts that a browser treats as secure over plain http. A page served over https blocks every other http
 * URL, so no screen could play one.
 */
const localHosts: readonly string[] = ['localhost', '127.0.0.1']

/** Content-Security-Policy sources that match `isStreamAddress`. */
export const streamSources = ['https:', ...localHosts.map((host) => `http://${host}:*`)].join(' ')

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The one rule for stream URLs in the form, the API and the player: https, or http on the machine itself. */
export function isStreamAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s]+$/i.test(text) ? parseUrl(text) : null
  if (!url || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || localHosts.includes(url.hostname)
}

/** The playback id of `https://stream.mux.com/{playbackId}.m3u8`; null for any other URL. */
export function muxPlaybackId(text: string): string | null {
  const url = parseUrl(text)
  if (url?.origin !== 'https://stream.mux.com') return null
  return /^\/([A-Za-z0-9]{1,200})\.m3u8$/.exec(url.pathname)?.[1] ?? null
}

export const maxMuxToken = 6000

/** `keyId:privateKey`, both as Mux issues them: the id of a signing key and its base64-encoded PEM file. */
export const muxTokenForm = /^([A-Za-z0-9_-]{4,200}):([A-Za-z0-9+/]{100,}={0,2})$/

/** `resume`: the picture is back after an error. */
export const streamEventKinds = ['start', 'error', 'resume', 'end'] as const
export type StreamEventKind = (typeof streamEventKinds)[number]

/** Maximum rows per call of a device. */
export const maxStreamEvents = 100

/**
 * Validation messages of the stream fields; separate because the first page load includes the shared ones.
 */
export const streamTexts = {
  streamUrl: 'streamValidation.streamUrl',
  muxToken: 'streamValidation.muxToken',
  muxStream: 'streamValidation.muxStream',
} as const
