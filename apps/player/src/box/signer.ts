import { registerKey } from '@lumiroute/contract/playbox'
import type { BoxKey } from '../ports/keys.port.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'

type Needs = Pick<Ports, 'api' | 'keys' | 'store'>

/** The key that new plays are linked with. */
export class Signer {
  readonly #needs: Needs
  #key: BoxKey | null = null
  /** A server that refuses every key must not make the box create keys without end. */
  #renewals = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** null: this box cannot sign. */
  get fingerprint(): string | null {
    return this.#key?.fingerprint ?? null
  }

  /** Before the first play, so that it continues the chain of the page before. */
  async load() {
    const { keys, store } = this.#needs
    const kept = await store.get('fingerprint')
    this.#key = kept === null ? null : await keys.find(kept)
    if (!this.#key) await this.use(await keys.create())
  }

  /** A new key for a new pairing; in use only once the server has it. */
  create(): Promise<BoxKey | null> {
    return this.#needs.keys.create()
  }

  async use(key: BoxKey | null) {
    this.#key = key
    await this.#needs.store.set('fingerprint', key?.fingerprint ?? null)
  }

  /** Plays from now on are in a new chain. */
  async renew(pairing: Pairing) {
    this.#renewals += 1
    if (this.#renewals > mostRenewals) return
    const key = await this.create()
    if (key && (await this.#register(pairing, key)) === 200) await this.use(key)
  }

  /** Registers a key of this box; false if the server will never accept its signatures. */
  async register(pairing: Pairing, fingerprint = this.fingerprint): Promise<'done' | 'later' | 'refused'> {
    const key = fingerprint === null ? null : await this.#needs.keys.find(fingerprint)
    if (!key) return 'refused'
    const status = await this.#register(pairing, key)
    if (status === 200) return 'done'
    if (status !== 400 && status !== 409) return 'later'
    if (fingerprint === this.fingerprint) await this.renew(pairing)
    return 'refused'
  }

  async #register({ token, deviceId }: Pairing, { key }: BoxKey): Promise<number> {
    return (await this.#needs.api.call(registerKey, { deviceId, key }, { token })).status
  }
}

const mostRenewals = 3
