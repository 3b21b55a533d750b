import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { getRoom } from '@lumiroute/contract/game'
import { openGame } from '@lumiroute/contract/playbox'
import { gameIds } from '@lumiroute/games'
import { crossesLimit, type Driving, followFix, mayInvite, standing } from '../core/driving.ts'
import { gameTurn, type GameTurn, type Room, type RoomNews } from '../core/game-turn.ts'
import { afterRound, firstInvitation, stepInvitation } from '../core/invitation.ts'
import { waitAfter } from '../core/pace.ts'
import { getOwner } from '../core/what-plays.ts'
import type { Ports } from '../ports/ports.ts'
import type { RoomEvents } from '../ports/room.port.ts'
import type { Pairing } from '../ports/store.port.ts'

type Needs = Pick<Ports, 'api' | 'clock' | 'position' | 'random' | 'rooms'>
type Given = {
  pairing: () => Pairing | null
  nowMs: () => number
  /** Another picture may be due. */
  onChange: () => void
  /** Empty: the trouble is over. */
  onFault: (text: string) => void
}

/** Pause before another room is asked for, even if the server has just given one. */
const openEveryMs = 5000
const overKept = 8

const isLinked = ({ moveType }: PlayboxAd) => moveType === 'store_united_game'
/** Games whose rooms the box opens by itself. */
const opensByItself = ({ moveType, storeGame }: PlayboxAd) =>
  ['fix_game', 'store_alone_game'].includes(moveType) && gameIds.some((id) => id === storeGame?.gameId)

/** Keeps the game room of the ad on air: opens it, joins its socket, and tells what the screen shows of it. */
export class RoomKeeper {
  readonly #needs: Needs
  readonly #given: Given
  #news: RoomNews | null = null
  #opened: { owner: string; room: Room } | null = null
  /** Codes of rooms that have ended, because the programme may still name them. */
  #over: string[] = []
  #driving: Driving = standing
  #toldKmh: number | null = null
  #invitation = firstInvitation
  #isOpening = false
  #failures = 0
  #openAtMonoMs = -Infinity
  /** What winners get; empty: nothing. */
  prize = ''

  constructor(needs: Needs, given: Given) {
    this.#needs = needs
    this.#given = given
  }

  /** Called for each drawing, with the ad on air. null: the playlist is due. */
  follow(ad: PlayboxAd | null): GameTurn | null {
    this.#followDriving()
    const pairing = this.#given.pairing()
    const room = ad && pairing ? this.#roomOf(ad) : null
    if (room?.code !== this.#news?.code) this.#leave()
    if (!ad || !pairing) return null
    if (!room) this.#openIfDue(ad, pairing)
    else if (!this.#news) this.#join(room, pairing)
    const turn = this.#turn(ad, room)
    if (turn && turn.phase !== 'inviting') this.#invitation = afterRound(this.#needs.clock.monoMs())
    return turn?.phase === 'inviting' && !this.#isInviting(false) ? null : turn
  }

  /** An item of the playlist is about to be shown; true: the invitation is due instead. */
  endsPlaylist(): boolean {
    return this.#news?.room?.phase === 'open' && this.#news.isConnected && this.#isInviting(true)
  }

  stop() {
    this.#leave()
  }

  #isInviting(isItemStart: boolean): boolean {
    this.#invitation = stepInvitation(this.#invitation, this.#needs.clock.monoMs(), isItemStart)
    return this.#invitation.isShown && mayInvite(this.#driving.kmh)
  }

  #turn(ad: PlayboxAd, room: Room | null): GameTurn | null {
    const [ms, monoMs] = [this.#given.nowMs(), this.#needs.clock.monoMs()]
    return gameTurn({ room, news: this.#news, isLinked: isLinked(ad), ms, monoMs })
  }

  #roomOf(ad: PlayboxAd): Room | null {
    const opened = this.#opened?.owner === getOwner(ad) ? this.#opened.room : null
    const isHeard = (code: string) => this.#news?.code === code && this.#news.isConnected
    const isOpen = ({ code, endsAt }: Room) =>
      !this.#over.includes(code) && (isHeard(code) || this.#given.nowMs() < Date.parse(endsAt))
    // A programme stored by an older version has no rooms.
    return [ad.storeGame?.room ?? null, opened].find((room) => room && isOpen(room)) ?? null
  }

  #followDriving() {
    const { clock, position, rooms } = this.#needs
    this.#driving = followFix(this.#driving, position.current(), clock.deviceMs())
    const { kmh } = this.#driving
    if (!this.#news || !crossesLimit(this.#toldKmh, kmh)) return
    this.#toldKmh = kmh
    rooms.tellSpeed(kmh ?? 0)
  }

  #openIfDue(ad: PlayboxAd, pairing: Pairing) {
    const isDue = opensByItself(ad) && this.#needs.clock.monoMs() >= this.#openAtMonoMs
    if (isDue && !this.#isOpening && mayInvite(this.#driving.kmh)) void this.#open(ad, pairing)
  }

  async #open(ad: PlayboxAd, { token, deviceId }: Pairing) {
    const { api, clock, random } = this.#needs
    const { kmh } = this.#driving
    this.#isOpening = true
    const { answer } = await api.call(
      openGame,
      { deviceId, ...(kmh !== null && { speedKmh: kmh }) },
      { token },
    )
    this.#isOpening = false
    this.#failures = answer ? 0 : this.#failures + 1
    this.#openAtMonoMs = clock.monoMs() + (answer ? openEveryMs : waitAfter(this.#failures, random()))
    if (!answer) return
    this.#opened = { owner: getOwner(ad), room: answer.room }
    this.#given.onChange()
  }

  #join({ code }: Room, { token }: Pairing) {
    const { clock, rooms } = this.#needs
    const { kmh } = this.#driving
    this.#toldKmh = kmh
    const sinceMonoMs = clock.monoMs()
    this.#news = { code, room: null, results: [], isConnected: false, isGone: false, sinceMonoMs }
    const isOwn = () => this.#news?.code === code
    rooms.join({ code, token, speedKmh: kmh }, this.#listen(isOwn))
    void this.#askPrize(code, isOwn)
  }

  async #askPrize(roomCode: string, isOwn: () => boolean) {
    this.prize = ''
    const { answer } = await this.#needs.api.call(getRoom, { roomCode })
    if (answer?.room.prize && isOwn()) this.prize = answer.room.prize.title
  }

  #listen(isOwn: () => boolean): RoomEvents {
    const change = (part: Partial<RoomNews>) => {
      if (this.#news && isOwn()) this.#news = { ...this.#news, ...part }
      this.#given.onChange()
    }
    return {
      onConnected: () => change({ isConnected: true, sinceMonoMs: this.#needs.clock.monoMs() }),
      onLost: (isGone) => {
        if (isGone && isOwn()) this.#forget()
        // Failed attempts to reconnect do not prolong the patience.
        else if (this.#news?.isConnected)
          change({ isConnected: false, sinceMonoMs: this.#needs.clock.monoMs() })
      },
      onFault: this.#given.onFault,
      onMessage: (message) => {
        if (message.type === 'over') return change({ results: message.results })
        const { phase, msLeft, isPaused, seats } = message
        if (phase === 'ended') return isOwn() ? this.#forget() : undefined
        const endsMonoMs = msLeft === null ? null : this.#needs.clock.monoMs() + msLeft
        change({ room: { phase, endsMonoMs, isPaused, seats } })
      },
    }
  }

  /** The room is over for this screen. */
  #forget() {
    if (this.#news) this.#over = [this.#news.code, ...this.#over].slice(0, overKept)
    this.#opened = null
    this.#leave()
    this.#given.onChange()
  }

  #leave() {
    if (!this.#news) return
    this.#news = null
    this.#needs.rooms.leave()
  }
}
