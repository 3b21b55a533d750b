import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { type OpenStream, followStream, shouldSave } from '../core/stream-log.ts'
import { closedStream, isStreamSeen, stepStream, streamMoved, streamOpened } from '../core/stream-turn.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import type { PlayKeeper } from './play-keeper.ts'
import { StreamOpener } from './stream-opener.ts'
import type { Timekeeper } from './timekeeper.ts'

/** After an error, buffered video may play for this long before the picture stops. */
const freshProblemMs = 30_000

type Given = { pairing: () => Pairing | null; plays: PlayKeeper; onRaise: (isUp: boolean) => void }

/** The live stream of the ad on air: opens it, raises it while its picture moves, reports what happened. */
export class StreamWatch {
  readonly #ports: Ports
  readonly #time: Timekeeper
  readonly #given: Given
  readonly #opener: StreamOpener
  #stream = closedStream
  #open: OpenStream | null = null
  #kept: OpenStream | null = null
  #problem = { detail: '', monoMs: 0 }
  isUp = false

  constructor(ports: Ports, time: Timekeeper, given: Given) {
    this.#ports = ports
    this.#time = time
    this.#given = given
    this.#opener = new StreamOpener(ports, { pairing: given.pairing, nowMs: () => time.now().ms })
  }

  async load() {
    this.#open = this.#kept = await this.#ports.store.get('openStream')
  }

  moved() {
    this.#stream = streamMoved(this.#stream, this.#ports.clock.monoMs())
  }

  failed(detail: string) {
    this.#problem = { detail, monoMs: this.#ports.clock.monoMs() }
  }

  /** `ad`: the one whose stream is due now. */
  watch(ad: PlayboxAd | null) {
    const { clock } = this.#ports
    const { state, act } = stepStream(this.#stream, ad !== null, clock.monoMs())
    this.#stream = state
    if (act === 'open' && ad) void this.#openIt(ad)
    if (act === 'close') this.#opener.close()
    const isSeen = isStreamSeen(state, clock.monoMs())
    this.#given.onRaise(isSeen)
    this.isUp = isSeen
    this.#follow(ad?.recordId ?? null, isSeen)
  }

  async #openIt(ad: PlayboxAd) {
    const opened = await this.#opener.open(ad)
    this.#stream = streamOpened(this.#stream, opened, this.#ports.clock.monoMs())
  }

  #follow(recordId: number | null, isSeen: boolean) {
    const { ms, isKnown } = this.#time.now()
    if (!isKnown) return
    const { detail, monoMs } = this.#problem
    const problem = this.#ports.clock.monoMs() - monoMs < freshProblemMs ? detail : ''
    const now = { recordId, isSeen, ms, problem, newId: this.#ports.newId }
    const { open, reports } = followStream(this.#open, now)
    this.#open = open
    if (shouldSave(open, this.#kept)) {
      this.#kept = open
      void this.#ports.store.set('openStream', open)
    }
    this.#given.plays.reportNow(reports)
  }
}
