import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { arGame } from '@lumiroute/contract/text/code-names/zh-TW'
import type { Region, StageItem } from '@lumiroute/stage'
import type { GameTurn } from '../core/game-turn.ts'
import {
  adOnAir,
  getOwner,
  getSideBar,
  isNothingPlanned,
  type Moment,
  type Showing,
  whatPlays,
} from '../core/what-plays.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import { text } from '../text.ts'
import { PlayKeeper } from './play-keeper.ts'
import type { ProgrammeKeeper } from './programme-keeper.ts'
import { RoomKeeper } from './room-keeper.ts'
import { StreamWatch } from './stream-watch.ts'
import type { Timekeeper } from './timekeeper.ts'

/** An older position does not say where a play was seen. */
const freshFixMs = 15_000

/** What is on screen changes when this does. */
function getOwn(showing: Showing) {
  if (showing.kind !== 'ad') return showing.kind
  return `${getOwner(showing.ad)} ${showing.game?.room.code ?? ''}`
}
/** Keys end with the file's hash. */
const hashIn = ({ key }: StageItem) => key.slice(key.lastIndexOf(':') + 1)

const nameOfGame = (id: number): string => arGame[String(id) as keyof typeof arGame] ?? text.game

type Given = {
  /** A report was queued that should be sent at once. */
  onUrgent: () => void
  pairing: () => Pairing | null
  /** Trouble with a game, for the operators; empty once it is over. */
  onGameFault: (problem: string) => void
}

/** Shows what is due, and records what was shown. */
export class Show {
  readonly #ports: Ports
  readonly #time: Timekeeper
  readonly #keeper: ProgrammeKeeper
  readonly #plays: PlayKeeper
  readonly #stream: StreamWatch
  readonly #rooms: RoomKeeper
  readonly #pairing: () => Pairing | null
  #showing: Showing = { kind: 'card' }
  #name = ''

  constructor(ports: Ports, time: Timekeeper, keeper: ProgrammeKeeper, given: Given) {
    const { onUrgent, pairing, onGameFault } = given
    this.#ports = ports
    this.#time = time
    this.#keeper = keeper
    this.#pairing = pairing
    const plays = (this.#plays = new PlayKeeper(ports, time, onUrgent))
    this.#stream = new StreamWatch(ports, time, { pairing, plays, onRaise: (isUp) => this.#raise(isUp) })
    const nowMs = () => time.now().ms
    this.#rooms = new RoomKeeper(ports, {
      pairing,
      nowMs,
      onChange: () => this.draw(),
      onFault: onGameFault,
    })
    ports.screen.listen({
      onShow: (region, item) => this.#shown(region, item),
      onError: (item) => keeper.skipFile(hashIn(item), 'The file cannot be shown'),
      onMoved: () => this.#stream.moved(),
      onStreamError: (detail) => this.#stream.failed(detail),
    })
  }

  async load() {
    await Promise.all([this.#plays.load(), this.#stream.load()])
  }

  get ad(): PlayboxAd | null {
    return this.#showing.kind === 'ad' ? this.#showing.ad : null
  }

  get #game(): GameTurn | null {
    return this.#showing.kind === 'ad' ? this.#showing.game : null
  }

  get onScreen(): { adId: number | null; adName: string; name: string } {
    const name = this.#stream.isUp ? text.stream : this.#name
    return { adId: this.ad?.id ?? null, adName: this.ad?.name ?? '', name: name.slice(0, 200) }
  }

  place(): { lat: number; lng: number; accuracy: number } | null {
    const { clock, position } = this.#ports
    const fix = position.current()
    const isFresh = fix && Math.abs(clock.deviceMs() - fix.deviceMs) < freshFixMs
    return isFresh ? { lat: fix.lat, lng: fix.lng, accuracy: fix.accuracy } : null
  }

  draw() {
    if (!this.#pairing()) return
    const moment: Moment = {
      programme: this.#keeper.playing,
      time: this.#time.now(),
      lastContactMs: this.#time.lastContactMs,
      orientation: this.#ports.screen.orientation(),
      urlOf: this.#keeper.urlOf,
    }
    const showing = whatPlays({ ...moment, game: this.#rooms.follow(adOnAir(moment)) })
    if (getOwn(showing) !== getOwn(this.#showing)) this.#plays.endAll()
    this.#showing = showing
    this.#follow(null)
    const picture = showing.kind === 'card' ? null : showing.picture
    if (showing.kind === 'ad' && showing.game) this.#showGame(showing.ad, showing.game)
    else if (picture) this.#ports.screen.show({ kind: 'picture', picture })
    else this.#showCard()
    this.#stream.watch(showing.kind === 'ad' && showing.isLive ? showing.ad : null)
  }

  /** Ends what is on screen: the device shuts down or was unpaired. */
  stop() {
    this.#plays.endAll()
    this.#rooms.stop()
    this.#showing = { kind: 'card' }
    this.#stream.watch(null)
  }

  #showGame(ad: PlayboxAd, { room, ...turn }: GameTurn) {
    const { code, joinUrl, gameId } = room
    const gameName = nameOfGame(gameId)
    this.#name = text.onScreen(gameName)
    this.#follow(ad.recordId)
    const banner = ad.storeGame?.unitedBanner
    this.#ports.screen.show({
      kind: 'game',
      ...turn,
      gameName,
      code,
      joinUrl,
      prize: this.#rooms.prize,
      bannerUrl: (banner && this.#keeper.urlOf(banner.sha256)) ?? null,
      sideBar: getSideBar(ad, this.#keeper.urlOf),
    })
  }

  #showCard() {
    const programme = this.#keeper.playing
    const isIdle = isNothingPlanned({ programme, time: this.#time.now() })
    this.#name = isIdle ? text.nothingPlanned : text.preparing
    this.#ports.screen.show({ kind: 'card', title: programme?.device.name ?? '', note: this.#name })
  }

  #raise(isUp: boolean) {
    if (isUp) this.#follow(this.ad?.recordId ?? null)
    if (isUp === this.#stream.isUp) return
    if (isUp) this.#plays.endAll()
    this.#ports.screen.raiseStream(isUp)
  }

  #shown(region: Region, item: StageItem) {
    this.#endBefore(region)
    if (!this.#game && this.#rooms.endsPlaylist()) return this.draw()
    if (!this.#game) this.#name = item.name ?? ''
    const place = this.place()
    const position = place && { lat: place.lat, lng: place.lng }
    const recordId = this.#plays.open(region, this.ad, item, position)
    if (recordId !== null) this.#follow(recordId)
  }

  /** In split mode each region has its own sequence; otherwise a new item replaces the previous one. */
  #endBefore(region: Region) {
    const isSplit = this.#showing.kind !== 'card' && this.#showing.picture?.mode === 'split'
    if (isSplit) this.#plays.end(region)
    else this.#plays.endAll()
  }

  #follow(recordId: number | null) {
    this.#plays.followRecord(recordId, this.#keeper.playing?.timeZone ?? 'Asia/Taipei')
  }
}
