import type { PlayboxAd } from '@lumiroute/contract/playbox'
import type { Region, StageItem } from '@lumiroute/stage'
import { dateAt } from '../core/business-day.ts'
import { closeAll, closePlay, openPlay, type Place, type PlayLog } from '../core/play-log.ts'
import type { Report } from '../core/queue-rules.ts'
import { followRecord, type OpenRecord } from '../core/record-day.ts'
import type { Ports } from '../ports/ports.ts'
import type { Timekeeper } from './timekeeper.ts'

type Needs = Pick<Ports, 'clock' | 'newId' | 'queue' | 'store'>

/** Proof of play: what was shown, and the record of the day. */
export class PlayKeeper {
  readonly #needs: Needs
  readonly #time: Timekeeper
  readonly #onUrgent: () => void
  #log: PlayLog = {}
  #openRecord: OpenRecord | null = null

  /** `onUrgent`: a report was stored that should be sent at once. */
  constructor(needs: Needs, time: Timekeeper, onUrgent: () => void) {
    this.#needs = needs
    this.#time = time
    this.#onUrgent = onUrgent
  }

  async load() {
    this.#openRecord = await this.#needs.store.get('openRecord')
  }

  /** Returns the record that the play counts for, if any. */
  open(region: Region, ad: PlayboxAd | null, item: StageItem, position: Place | null): number | null {
    const { clock, newId } = this.#needs
    const now = { ms: this.#time.now().ms, monoMs: clock.monoMs(), playId: newId(), position }
    const play = openPlay(ad, item, now)
    this.#log[region] = play
    return play?.recordId ?? null
  }

  end(region: Region) {
    const open = this.#log[region]
    if (open) this.report([closePlay(open, this.#needs.clock.monoMs())])
    this.#log[region] = undefined
  }

  endAll() {
    const reports = closeAll(this.#log, this.#needs.clock.monoMs())
    this.#log = {}
    this.report(reports)
  }

  followRecord(recordId: number | null, timeZone: string) {
    const { ms, isKnown } = this.#time.now()
    if (!isKnown) return
    const { open, reports } = followRecord(this.#openRecord, { recordId, date: dateAt(ms, timeZone), ms })
    if (open === this.#openRecord) return
    this.#openRecord = open
    void this.#needs.store.set('openRecord', open)
    this.report(reports)
  }

  report(reports: readonly Report[]) {
    if (reports.length > 0) void this.#needs.queue.add(reports, this.#time.now().ms)
  }

  reportNow(reports: readonly Report[]) {
    if (reports.length > 0) void this.#needs.queue.add(reports, this.#time.now().ms).then(this.#onUrgent)
  }
}
