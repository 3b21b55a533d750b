import { Banner } from './banner.ts'
import { screenClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { Marquee } from './marquee.ts'
import { Pane } from './pane.ts'
import type { Gap } from './pane.ts'
import { getLoopMs, buildPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import type { Programme, Region, StageItem } from './programme.ts'
import { QrCode } from './qr.ts'
import { makeOverlay, makeRoom, makeScreen, getPlaces, shapeScreen } from './screen.ts'

export type StageOptions = {
  muted?: boolean
  onShow?: (region: Region, item: StageItem) => void
  onError?: (item: StageItem) => void
  onGap?: (gap: Gap, item: StageItem) => void
  clock?: Clock
  /** The marquee does not move. Whether the stage plays is up to the caller. */
  reducedMotion?: boolean
  /** The host is the LED panel itself: fill it in its own shape, with nothing too small for its pixels. */
  isPanel?: boolean
  /** Only banner, marquee and QR code, on a transparent background. */
  isClear?: boolean
}

export type Stage = {
  /** Continues at the same position if the current item is still present; failed items are retried. */
  update: (programme: Programme) => void
  play: () => void
  pause: () => void
  seek: (ms: number) => void
  /** Starts what is on screen again, as a new showing: something else has covered it. */
  replay: () => void
  positionMs: () => number
  durationMs: () => number
  /** The pictures on screen, lowest layer first. */
  pictures: () => (HTMLImageElement | HTMLVideoElement)[]
  destroy: () => void
}

const without = (items: StageItem[], failed: ReadonlySet<string>) =>
  items.filter(({ key }) => !failed.has(key))

class DrawnStage implements Stage {
  readonly #options: StageOptions
  readonly #clock: Clock
  readonly #room = makeRoom()
  readonly #screen = makeScreen()
  readonly #whole: Pane
  readonly #side: Pane
  readonly #banner = new Banner()
  readonly #marquee: Marquee
  readonly #qr: QrCode
  readonly #sizes: ResizeObserver
  readonly #failed = new Set<string>()
  #programme: Programme
  #plan: Plan | undefined
  #lists = ''
  #marqueeMs = 0
  #drawnAt = 0
  #frame: number | undefined

  constructor(host: HTMLElement, programme: Programme, options: StageOptions) {
    this.#options = options
    this.#clock = options.clock ?? screenClock
    this.#programme = programme
    this.#whole = this.#makePane()
    this.#side = this.#makePane()
    const isPanel = options.isPanel ?? false
    this.#marquee = new Marquee({ stands: options.reducedMotion ?? false, isPanel })
    this.#qr = new QrCode(isPanel)
    const overlay = makeOverlay()
    overlay.append(this.#qr.element, this.#banner.element, this.#marquee.element)
    this.#screen.append(...this.#panes().map(({ element }) => element), overlay)
    if (options.isClear) this.#screen.style.background = 'none'
    this.#room.append(this.#screen)
    host.append(this.#room)
    this.#sizes = new ResizeObserver(() => this.#fit())
    this.#sizes.observe(this.#room)
    this.update(programme)
    this.play()
  }

  #panes() {
    return this.#options.isClear ? [] : [this.#whole, this.#side]
  }

  #makePane() {
    return new Pane(this.#options.muted ?? true, {
      onShow: ({ region, item }) => this.#options.onShow?.(region, item),
      onFail: (item) => this.#skip(item),
      onGap: this.#options.onGap,
    })
  }

  update(programme: Programme) {
    this.#programme = programme
    this.#failed.clear()
    this.#arrange()
    shapeScreen(this.#screen, programme.orientation, this.#options.isPanel ?? false)
    this.#banner.set(programme)
    this.#marquee.setText(programme.marquee ?? '')
    this.#qr.set(programme.qr?.url)
    this.#fit()
  }

  #fit() {
    this.#qr.fit(Math.min(this.#screen.clientWidth, this.#screen.clientHeight))
  }

  #skip(item: StageItem) {
    if (this.#failed.has(item.key)) return
    this.#failed.add(item.key)
    this.#arrange()
    this.#options.onError?.(item)
  }

  /** Reloading the lists at each typed letter of the marquee would make the preview stutter. */
  #arrange() {
    const { mode, orientation } = this.#programme
    const main = without(this.#programme.main, this.#failed)
    const second = without(this.#programme.second, this.#failed)
    const lists = JSON.stringify([mode, main, second])
    this.#plan =
      lists === this.#lists && this.#plan ? this.#plan : buildPlan({ ...this.#programme, main, second })
    const places = getPlaces(orientation, this.#plan.isSplit)
    Object.assign(this.#whole.element.style, places.whole)
    Object.assign(this.#side.element.style, places.side)
    if (lists === this.#lists) return
    this.#lists = lists
    this.#whole.setTrack(this.#plan.whole)
    this.#side.setTrack(this.#plan.side)
  }

  play() {
    if (this.#frame !== undefined) return
    this.#drawnAt = this.#clock.now()
    this.#whole.play()
    this.#side.play()
    this.#frame = this.#clock.requestFrame(() => this.#draw())
  }

  pause() {
    if (this.#frame === undefined) return
    this.#clock.cancelFrame(this.#frame)
    this.#frame = undefined
    this.#whole.pause()
    this.#side.pause()
  }

  #draw() {
    const now = this.#clock.now()
    const ms = now - this.#drawnAt
    this.#drawnAt = now
    this.#frame = this.#clock.requestFrame(() => this.#draw())
    this.#whole.step(ms)
    this.#side.step(ms)
    this.#marqueeMs += ms
    this.#marquee.draw(this.#marqueeMs)
  }

  seek(ms: number) {
    if (!Number.isFinite(ms)) return
    this.#whole.seek(ms)
    this.#side.seek(ms)
    this.#marqueeMs = Math.max(ms, 0)
    this.#marquee.draw(this.#marqueeMs)
  }

  replay() {
    this.#whole.replay()
    this.#side.replay()
  }

  positionMs() {
    const isSideLonger = this.#plan && this.#plan.side.totalMs > this.#plan.whole.totalMs
    return (isSideLonger ? this.#side : this.#whole).positionMs
  }

  durationMs() {
    return this.#plan ? getLoopMs(this.#plan) : 0
  }

  pictures() {
    const banner = this.#banner.element.style.display === 'none' ? undefined : this.#banner.element
    return [this.#whole.picture, this.#side.picture, banner].filter((picture) => picture !== undefined)
  }

  destroy() {
    this.pause()
    this.#whole.destroy()
    this.#side.destroy()
    this.#marquee.destroy()
    this.#sizes.disconnect()
    this.#room.remove()
  }
}

/**
 * Draws into `host`, which sets the size, and plays at once.
 * There is no black between two items: the next is decoded before its turn.
 */
export function mountStage(host: HTMLElement, programme: Programme, options: StageOptions = {}): Stage {
  return new DrawnStage(host, programme, options)
}
