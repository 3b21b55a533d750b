import { maxSamples, sendPlays, sendScreenshot } from '@lumiroute/contract/playbox'
import { getHeadStatement } from '@lumiroute/evidence/chain'
import { type ChainId, nameChain, type Part, planPart, resyncPart } from '../core/chain-part.ts'
import { type Answer, type Batch, getPlays, type Row } from '../core/queue-rules.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import type { Signer } from './signer.ts'

type Needs = Pick<Ports, 'api' | 'keys' | 'queue'>

/** What became of a batch: an answer to these rows, or 'again' after the chain was brought in line. */
export type ChainAnswer =
  | { rows: Row[]; answer: Answer; sentTo?: ChainId & { seq: number } }
  | 'again'
  | 'later'

/** Sends rows of a chain, signed as a whole; unsigned if the server cannot accept the chain. */
export class ChainSender {
  readonly #needs: Needs
  readonly #signer: Signer
  readonly #broken = new Set<string>()
  readonly #registered = new Set<string>()

  constructor(needs: Needs, signer: Signer) {
    this.#needs = needs
    this.#signer = signer
  }

  async send(pairing: Pairing, batch: Batch, fingerprint: string): Promise<ChainAnswer> {
    const chain = { fingerprint, recordId: batch.recordId }
    const tombstones = await this.#needs.queue.tombstones(chain, maxSamples)
    const part = planPart(batch.rows, tombstones, maxSamples)
    const [image] = part?.rows ?? []
    // A screenshot is a request of its own, and tombstones go with plays.
    const isFirst = image?.report.kind === 'image' && part && part.tombstones.length > 0
    const now = isFirst ? planPart([], tombstones, part.tombstones.length) : part
    const signature = now && (await this.#sign(chain, now))
    if (!now || signature === null) return this.#sendUnsigned(pairing, batch, chain)
    const answer = await this.#call(pairing, chain, now, signature)
    if (answer.chain) return this.#resync(pairing, chain, now, answer)
    const isLost = now.rows.length === 0 && answer.status >= 400 && answer.status < 500
    // Tombstones alone that the server does not want: the rows behind them must not wait.
    if (isLost && answer.status !== 401 && answer.status !== 429) this.#broken.add(nameChain(chain))
    return { rows: now.rows, answer, sentTo: { ...chain, seq: now.head.seq } }
  }

  async #sign(chain: ChainId, { head }: Part): Promise<string | null> {
    if (this.#broken.has(nameChain(chain))) return null
    const statement = getHeadStatement(chain.fingerprint, chain.recordId, head)
    return this.#needs.keys.sign(chain.fingerprint, statement)
  }

  #call({ token, deviceId }: Pairing, chain: ChainId, part: Part, signature: string): Promise<Answer> {
    const { fingerprint, recordId } = chain
    const { rows, tombstones, head } = part
    const [first] = rows
    if (first?.report.kind === 'image') {
      const { at, jpeg } = first.report
      const place = { fingerprint, seq: head.seq, signature }
      return this.#needs.api.call(sendScreenshot, { recordId, at, ...place }, { token, file: jpeg })
    }
    const plays = getPlays(rows)
    const signed = { fingerprint, tombstones, head, signature }
    return this.#needs.api.call(sendPlays, { deviceId, recordId, plays, chain: signed }, { token })
  }

  async #sendUnsigned({ token, deviceId }: Pairing, { rows, recordId }: Batch, chain: ChainId) {
    const last = rows.at(-1)?.link
    const sentTo = last && { sentTo: { ...chain, seq: last.seq } }
    const [first] = rows
    const { api } = this.#needs
    const answer =
      first?.report.kind === 'image'
        ? await api.call(
            sendScreenshot,
            { recordId, at: first.report.at },
            { token, file: first.report.jpeg },
          )
        : await api.call(
            sendPlays,
            { deviceId, recordId, plays: getPlays(rows).map(({ seq: _seq, ...play }) => play) },
            { token },
          )
    return { rows, answer, ...sentTo }
  }

  /** The server says where its chain ends: continue from there. */
  async #resync(
    pairing: Pairing,
    chain: ChainId,
    part: Part,
    { chain: refusal }: Answer,
  ): Promise<ChainAnswer> {
    const next = refusal ? resyncPart(part, refusal) : { kind: 'broken' as const }
    if (next.kind === 'acknowledged') {
      const rows = part.rows.filter(({ link }) => link && link.seq <= next.seq)
      await this.#needs.queue.remove(
        rows.map(({ seq }) => seq),
        { ...chain, seq: next.seq },
      )
      return 'again'
    }
    if (next.kind === 'register' && !this.#registered.has(chain.fingerprint)) {
      const registered = await this.#signer.register(pairing, chain.fingerprint)
      if (registered === 'later') return 'later'
      this.#registered.add(chain.fingerprint)
      if (registered === 'done') return 'again'
    }
    this.#broken.add(nameChain(chain))
    if (chain.fingerprint === this.#signer.fingerprint) await this.#signer.renew(pairing)
    return 'again'
  }
}
