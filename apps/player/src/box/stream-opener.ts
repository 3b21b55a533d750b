import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { openStream } from '@lumiroute/contract/stream'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'

type Needs = Pick<Ports, 'api' | 'clock' | 'screen'>
type Given = { pairing: () => Pairing | null; nowMs: () => number }
type Opened = { expiresMs: number | null }

/** Opens the stream of an ad; a signed one with a URL from the server that expires. */
export class StreamOpener {
  readonly #needs: Needs
  readonly #given: Given
  #turn = 0

  constructor(needs: Needs, given: Given) {
    this.#needs = needs
    this.#given = given
  }

  close() {
    this.#turn += 1
    this.#needs.screen.closeStream()
  }

  /** Returns when the URL expires on the monotonic clock; null if it failed or was closed meanwhile. */
  async open({ stream, recordId }: PlayboxAd): Promise<Opened | null> {
    if (!stream) return null
    const turn = (this.#turn += 1)
    const signed = stream.isSigned && recordId !== null ? await this.#ask(recordId) : null
    if (turn !== this.#turn || (stream.isSigned && !signed)) return null
    this.#needs.screen.openStream(signed?.url ?? stream.playbackUrl)
    return { expiresMs: signed?.expiresMs ?? null }
  }

  async #ask(recordId: number): Promise<{ url: string; expiresMs: number | null } | null> {
    const { api, clock } = this.#needs
    const pairing = this.#given.pairing()
    if (!pairing) return null
    const { token, deviceId } = pairing
    const { answer } = await api.call(openStream, { deviceId, recordId }, { token })
    if (!answer) return null
    const { playbackUrl: url, expiresAt } = answer
    const expiresMs = expiresAt && clock.monoMs() + Date.parse(expiresAt) - this.#given.nowMs()
    return { url, expiresMs: expiresMs || null }
  }
}
