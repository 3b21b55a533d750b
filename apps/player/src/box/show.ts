import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { arGame } from '@lumiroute/contract/text/code-names/zh-TW'
import type { Region, StageItem } from '@lumiroute/stage'
import { dateAt } from '../core/business-day.ts'
import type { GameTurn } from '../core/game-turn.ts'
import { type PlayLog, closeAll, closePlay, openPlay } from '../core/play-log.ts'
import type { Report } from '../core/queue-rules.ts'
import { type OpenRecord, followRecord } from '../core/record-day.ts'
import { type OpenStream, followStream, shouldSave } from '../core/stream-log.ts'
import { closedStream, isStreamSeen, stepStream, streamMoved, streamOpened } from '../core/stream-turn.ts'
import { type Showing, isNothingPlanned, getOwner, whatPlays } from '../core/what-plays.ts'
import type { Ports } from '../ports/ports.ts'
import type { GameView, Score } from '../ports/screen.port.ts'
import type { Pairing } from '../ports/store.port.ts'
import { text } from '../text.ts'
import type { ProgrammeKeeper } from './programme-keeper.ts'
import { StreamOpener } from './stream-opener.ts'
import type { Timekeeper } from './timekeeper.ts'

/** An older position does not say where a play was seen. */
const freshFixMs = 15_000
/** After an error, buffered video may play for this long before the picture stops. */
const freshProblemMs = 30_000

const getOwn = (showing: Showing) => (showing.kind === 'ad' ? getOwner(showing.ad) : showing.kind)
/** Keys end with the file's hash. */
const hashIn = ({ key }: StageItem) => key.slice(key.lastIndexOf(':') + 1)

const nameOfGame = (id: number): string => arGame[String(id) as keyof typeof arGame] ?? text.game
const mostScores = 5

type Given = {
  /** A report was queued that should be sent at once. */
  onUrgent: () => void
  pairing: () => Pairing | null
}

/** Shows what is due, and records what was shown. */
export class Show {
  readonly #ports: Ports
  readonly #time: Timekeeper
  readonly #keeper: ProgrammeKeeper
  #showing: Showing = { kind: 'card' }
  #log: PlayLog = {}
  #stream = closedStream
  #isStreamUp = false
  #openStream: OpenStream | null = null
  #keptStream: OpenStream | null = null
  #streamProblem = { detail: '', monoMs: 0 }
  #openRecord: OpenRecord | null = null
  #name = ''
  #scores: GameView['scores'] = []
  #scoredCode = ''
  #overCode: string | null = null
  readonly #onUrgent: () => void
  readonly #opener: StreamOpener

  constructor(ports: Ports, time: Timekeeper, keeper: ProgrammeKeeper, { onUrgent, pairing }: Given) {
    this.#ports = ports
    this.#onUrgent = onUrgent
    this.#opener = new StreamOpener(ports, { pairing, nowMs: () => time.now().ms })
    this.#time = time
    this.#keeper = keeper
    ports.screen.listen({
      onShow: (region, item) => this.#shown(region, item),
      onError: (item) => keeper.skipFile(hashIn(item), 'The file cannot be shown'),
      onMoved: () => (this.#stream = streamMoved(this.#stream, ports.clock.monoMs())),
      onStreamError: (detail) => (this.#streamProblem = { detail, monoMs: ports.clock.monoMs() }),
      onScores: (scores) => this.#scored(scores),
      onOver: () => this.#gameOver(),
    })
  }

  async load() {
    const { store } = this.#ports
    this.#openRecord = await store.get('openRecord')
    this.#openStream = this.#keptStream = await store.get('openStream')
  }

  get ad(): PlayboxAd | null {
    return this.#showing.kind === 'ad' ? this.#showing.ad : null
  }

  get onScreen(): { adId: number | null; adName: string; name: string } {
    const name = this.#isStreamUp ? text.stream : this.#name
    return { adId: this.ad?.id ?? null, adName: this.ad?.name ?? '', name: name.slice(0, 200) }
  }

  place(): { lat: number; lng: number; accuracy: number } | null {
    const { clock, position } = this.#ports
    const fix = position.current()
    const isFresh = fix && Math.abs(clock.deviceMs() - fix.deviceMs) < freshFixMs
    return isFresh ? { lat: fix.lat, lng: fix.lng, accuracy: fix.accuracy } : null
  }

  draw() {
    const { screen } = this.#ports
    const showing = whatPlays({
      programme: this.#keeper.playing,
      time: this.#time.now(),
      lastContactMs: this.#time.lastContactMs,
      orientation: screen.orientation(),
      urlOf: this.#keeper.urlOf,
      overCode: this.#overCode,
    })
    const game = showing.kind === 'ad' ? showing.game : null
    if (game || getOwn(showing) !== getOwn(this.#showing)) this.#endPlays()
    this.#showing = showing
    this.#follow(null)
    const picture = showing.kind === 'card' ? null : showing.picture
    if (game) this.#showGame(game)
    else if (picture) screen.show({ kind: 'picture', picture })
    else this.#showCard()
    this.#watchStream()
  }

  /** Ends what is on screen: the device shuts down or was unpaired. */
  stop() {
    this.#endPlays()
    this.#showing = { kind: 'card' }
    this.#watchStream()
  }

  #showGame({ phase, room, secondsLeft, ofSeconds }: GameTurn) {
    const { code, joinUrl, gameId } = room
    const gameName = nameOfGame(gameId)
    this.#name = text.onScreen(gameName)
    this.#follow(this.ad?.recordId ?? null)
    if (code !== this.#scoredCode) this.#scores = []
    this.#scoredCode = code
    const times = { phase, secondsLeft, ofSeconds }
    this.#ports.screen.show({ kind: 'game', gameId, gameName, code, joinUrl, ...times, scores: this.#scores })
  }

  #scored(scores: readonly Score[]) {
    const recordId = this.ad?.recordId
    const recordTime = new Date(this.#time.now().ms).toISOString()
    const results = scores.map((score) => ({ ...score, recordTime, resultId: this.#ports.newId() }))
    this.#scores = [...this.#scores, ...results.map(({ userName, score }) => ({ userName, score }))]
      .sort((a, b) => b.score - a.score)
      .slice(0, mostScores)
    if (recordId) this.#report(results.map((result) => ({ kind: 'result' as const, recordId, result })))
    this.#onUrgent()
  }

  #gameOver() {
    const { ad } = this
    const roomCode = ad?.storeGame?.room?.code ?? null
    this.#overCode = roomCode
    if (ad?.recordId && roomCode) this.#report([{ kind: 'over', recordId: ad.recordId, roomCode }])
    this.#onUrgent()
  }

  #showCard() {
    const programme = this.#keeper.playing
    const isIdle = isNothingPlanned({ programme, time: this.#time.now() })
    this.#name = isIdle ? text.nothingPlanned : text.preparing
    this.#ports.screen.show({ kind: 'card', title: programme?.device.name ?? '', note: this.#name })
  }

  #watchStream() {
    const { clock } = this.#ports
    const ad = this.#showing.kind === 'ad' && this.#showing.isLive ? this.#showing.ad : null
    const { state, act } = stepStream(this.#stream, ad !== null, clock.monoMs())
    this.#stream = state
    if (act === 'open' && ad) void this.#open(ad)
    if (act === 'close') this.#opener.close()
    const isSeen = isStreamSeen(state, clock.monoMs())
    this.#raiseStream(isSeen)
    this.#followStream(ad?.recordId ?? null, isSeen)
  }

  async #open(ad: PlayboxAd) {
    const opened = await this.#opener.open(ad)
    this.#stream = streamOpened(this.#stream, opened, this.#ports.clock.monoMs())
  }

  #raiseStream(isUp: boolean) {
    if (isUp) this.#follow(this.ad?.recordId ?? null)
    if (isUp === this.#isStreamUp) return
    this.#isStreamUp = isUp
    if (isUp) this.#endPlays()
    this.#ports.screen.raiseStream(isUp)
  }

  #followStream(recordId: number | null, isSeen: boolean) {
    const { ms, isKnown } = this.#time.now()
    if (!isKnown) return
    const { detail, monoMs } = this.#streamProblem
    const problem = this.#ports.clock.monoMs() - monoMs < freshProblemMs ? detail : ''
    const now = { recordId, isSeen, ms, problem, newId: this.#ports.newId }
    const { open, reports } = followStream(this.#openStream, now)
    this.#openStream = open
    if (shouldSave(open, this.#keptStream)) {
      this.#keptStream = open
      void this.#ports.store.set('openStream', open)
    }
    this.#report(reports)
    if (reports.length > 0) this.#onUrgent()
  }

  #shown(region: Region, item: StageItem) {
    const monoMs = this.#ports.clock.monoMs()
    this.#endBefore(region, monoMs)
    this.#name = item.name ?? ''
    const { ms } = this.#time.now()
    const place = this.place()
    const position = place && { lat: place.lat, lng: place.lng }
    this.#log[region] = openPlay(this.ad, item, { ms, monoMs, playId: this.#ports.newId(), position })
    if (this.#log[region]) this.#follow(this.#log[region].recordId)
  }

  /** In split mode each region has its own sequence; otherwise a new item replaces the previous one. */
  #endBefore(region: Region, monoMs: number) {
    const isSplit = this.#showing.kind !== 'card' && this.#showing.picture?.mode === 'split'
    if (!isSplit) return this.#endPlays()
    const open = this.#log[region]
    if (open) this.#report([closePlay(open, monoMs)])
    this.#log[region] = undefined
  }

  #endPlays() {
    const reports = closeAll(this.#log, this.#ports.clock.monoMs())
    this.#log = {}
    this.#report(reports)
  }

  #follow(recordId: number | null) {
    const { ms, isKnown } = this.#time.now()
    if (!isKnown) return
    const date = dateAt(ms, this.#keeper.playing?.timeZone ?? 'Asia/Taipei')
    const { open, reports } = followRecord(this.#openRecord, { recordId, date, ms })
    if (open === this.#openRecord) return
    this.#openRecord = open
    void this.#ports.store.set('openRecord', open)
    this.#report(reports)
  }

  #report(reports: readonly Report[]) {
    if (reports.length > 0) void this.#ports.queue.add(reports, this.#time.now().ms)
  }
}
