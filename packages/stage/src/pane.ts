import { make, night } from './element.ts'
import type { StageItem } from './programme.ts'
import { Slot } from './slot.ts'
import { carryOver, emptyTrack, getEnd, isSameSpot, nextSpot, showsSame, spotAt } from './timeline.ts'
import type { Spot, Track, Turn } from './timeline.ts'

/**
 * From the end of one item until the next was visible. `frames` were drawn meanwhile that should have shown
 * the next;
 * `darkFrames` since the last change had no picture at all.
 */
export type Gap = { ms: number; frames: number; darkFrames: number }

export type PaneEvents = {
  onShow: (turn: Turn) => void
  onFail: (item: StageItem) => void
  onGap?: ((gap: Gap, item: StageItem) => void) | undefined
}

/** An item that does not move for this long is treated as broken. */
const patienceMs = 15_000
const longestStepMs = 250

/** One region of the screen with its own loop. It never removes an item before the next is visible. */
export class Pane {
  readonly element = make('div', { position: 'absolute', overflow: 'hidden', background: night })
  readonly #events: PaneEvents
  readonly #lower: Slot
  readonly #upper: Slot
  #front: Slot
  #back: Slot
  #track: Track = emptyTrack
  #positionMs = 0
  #shown: Spot | undefined
  #coming: Spot | undefined
  #heldMs = 0
  #due: { at: number; frame: number } | undefined
  #frame = 0
  #darkFrames = 0
  #isPlaying = false

  constructor(isMuted: boolean, events: PaneEvents) {
    this.#events = events
    this.#front = this.#lower = new Slot(isMuted)
    this.#back = this.#upper = new Slot(isMuted)
    this.element.append(this.#lower.element, this.#upper.element)
  }

  get positionMs() {
    const { totalMs } = this.#track
    return totalMs === 0 ? 0 : ((this.#positionMs % totalMs) + totalMs) % totalMs
  }

  setTrack(track: Track) {
    this.#positionMs = carryOver(this.#track, this.#positionMs, track)
    this.#track = track
    const due = spotAt(track, this.#positionMs)
    const stays = due && this.#shown && showsSame(due.turn, this.#shown.turn)
    this.#shown = stays ? due : undefined
    this.#coming = undefined
    if (due) this.#draw()
    else this.#clear()
    if (stays) this.#prepare(nextSpot(track, due), 0)
  }

  play() {
    this.#isPlaying = true
    if (this.#shown) void this.#front.play()
  }

  pause() {
    this.#isPlaying = false
    this.#front.pause()
  }

  seek(ms: number) {
    this.#positionMs = ms
    this.#heldMs = 0
    const due = spotAt(this.#track, ms)
    if (due && isSameSpot(due, this.#shown)) this.#front.seek(ms - due.beganMs)
    else this.#draw()
  }

  replay() {
    if (!this.#shown) return
    this.#positionMs = this.#shown.beganMs
    this.#front.seek(0)
    this.#events.onShow(this.#shown.turn)
  }

  step(ms: number) {
    this.#countFrame()
    const before = this.#positionMs
    const isOn = isSameSpot(this.#shown, spotAt(this.#track, before))
    if (this.#shown && isOn) this.#positionMs = this.#movedBy(ms, this.#shown)
    this.#draw()
    this.#watch(this.#positionMs === before, ms)
  }

  /** A video provides its own time: if it stalls, its turn is extended. */
  #movedBy(ms: number, shown: Spot): number {
    const playedMs = this.#front.playedMs()
    return playedMs === undefined ? this.#positionMs + ms : Math.min(shown.beganMs + playedMs, getEnd(shown))
  }

  #draw() {
    const due = spotAt(this.#track, this.#positionMs)
    if (!due || isSameSpot(due, this.#shown)) return
    this.#due ??= { at: performance.now(), frame: this.#frame }
    const elapsedMs = this.#positionMs - due.beganMs
    const isComing = isSameSpot(due, this.#coming) && this.#back.isNear(elapsedMs)
    if (!isComing) this.#prepare(due, elapsedMs)
    else if (this.#back.isReady) this.#cut(due, elapsedMs)
  }

  #prepare(spot: Spot | undefined, startMs: number) {
    this.#coming = spot
    if (spot) void this.#load(this.#back, spot.turn.item, startMs)
  }

  async #load(slot: Slot, item: StageItem, startMs: number) {
    try {
      if (await slot.load(item, startMs)) this.#draw()
    } catch {
      this.#events.onFail(item)
    }
  }

  #cut(due: Spot, elapsedMs: number) {
    const slot = this.#back
    this.#back = this.#front
    this.#front = slot
    this.#lower.cover(true)
    this.#upper.cover(slot === this.#upper)
    this.#back.pause()
    if (!slot.isNear(elapsedMs)) slot.seek(elapsedMs)
    if (this.#isPlaying) void slot.play()
    this.#measure(slot, due.turn.item, this.#shown !== undefined)
    this.#shown = due
    this.#events.onShow(due.turn)
    this.#prepare(nextSpot(this.#track, due), 0)
  }

  #countFrame() {
    this.#frame += 1
    if (this.#front.isDark) this.#darkFrames += 1
  }

  #measure(slot: Slot, item: StageItem, isFollowing: boolean) {
    const { at, frame } = this.#due ?? { at: performance.now(), frame: this.#frame }
    const counts = { frames: this.#frame - frame, darkFrames: this.#darkFrames }
    this.#due = undefined
    this.#darkFrames = 0
    const { onGap } = this.#events
    if (!onGap || !isFollowing || !this.#isPlaying) return
    void slot.seenAt().then((seenAt) => onGap({ ms: Math.max(seenAt - at, 0), ...counts }, item))
  }

  get picture() {
    return this.#shown && this.#front.picture
  }

  #watch(isHeld: boolean, ms: number) {
    this.#heldMs = isHeld ? this.#heldMs + Math.min(ms, longestStepMs) : 0
    const isBroken = this.#shown !== undefined && this.#front.isBroken
    if (this.#heldMs < patienceMs && !isBroken) return
    this.#heldMs = 0
    const due = spotAt(this.#track, this.#positionMs)
    if (due) this.#events.onFail(due.turn.item)
  }

  #clear() {
    this.#shown = undefined
    this.#front.hide()
    this.#back.hide()
  }

  destroy() {
    this.#track = emptyTrack
    this.#front.destroy()
    this.#back.destroy()
    this.element.remove()
  }
}
