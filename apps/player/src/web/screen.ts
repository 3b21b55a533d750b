import {
  type Clock,
  type Gap,
  mountStage,
  type Programme as Picture,
  type Region,
  type Stage,
  type StageItem,
} from '@lumiroute/stage'
import type { GameView, ScreenEvents, ScreenPort, View } from '../ports/screen.port.ts'
import { drawBoard } from './board.ts'
import { capture } from './capture.ts'
import { GameBoard } from './games/game-board.ts'
import type { RoomLink } from './games/room-link.ts'
import { LiveStream } from './live-stream.ts'

const nothing = () => undefined
const silent: ScreenEvents = {
  onShow: nothing,
  onError: nothing,
  onMoved: nothing,
  onStreamError: nothing,
}

/** A playlist whose first picture cannot be shown must not keep a game on screen that is over. */
const longestCoverMs = 3000

/** Records the measured gaps between items, for tests. */
function noteGap(host: HTMLElement, gap: Gap, type: string) {
  const { dataset } = host
  dataset.gapCount = String(Number(dataset.gapCount ?? 0) + 1)
  dataset.lastGap = `${type} ${gap.ms.toFixed(1)}`
  host.dispatchEvent(new CustomEvent('gap', { detail: { ...gap, type } }))
}

export class WebScreen implements ScreenPort {
  readonly #host: HTMLElement
  readonly #rooms: RoomLink
  readonly #clock: Clock | undefined
  readonly #stream = new LiveStream({
    onMoved: () => this.#events.onMoved(),
    onError: (detail) => this.#events.onStreamError(detail),
  })
  /** Above the stream: banner, marquee and QR code are paid for in a live programme too. */
  readonly #above = document.createElement('div')
  #events = silent
  #stage: Stage | null = null
  #overlay: Stage | null = null
  #picture: Picture | null = null
  #game: { code: string; board: GameBoard } | null = null
  #isEnding = false
  #onFirstShow: () => void = nothing
  #isLive = false
  #view = ''

  constructor(host: HTMLElement, rooms: RoomLink, clock?: Clock) {
    this.#host = host
    this.#rooms = rooms
    this.#clock = clock
    this.#above.className = 'above'
    host.after(this.#stream.element, this.#above)
  }

  orientation() {
    return innerWidth >= innerHeight ? ('landscape' as const) : ('portrait' as const)
  }

  listen(events: ScreenEvents) {
    this.#events = events
  }

  /** Called twice a second; only a change is drawn. */
  show(view: View) {
    const known = JSON.stringify(view)
    if (known === this.#view) return
    this.#view = known
    this.#picture = view.kind === 'picture' ? view.picture : null
    this.#drawOverlay()
    if (view.kind === 'game') return this.#showGame(view)
    if (view.kind === 'picture') return this.#showPicture(view.picture)
    this.#endGame()
    this.#endStage()
    this.#host.replaceChildren(drawBoard(view))
  }

  /** The playlist stops behind the game, so that its picture is there when the game goes. */
  #showGame(view: GameView) {
    this.#stage?.pause()
    if (this.#game?.code === view.code && !this.#isEnding) return this.#game.board.update(view)
    this.#endGame()
    this.#game = { code: view.code, board: new GameBoard(view, this.#rooms, this.#events) }
    if (!this.#stage) this.#host.replaceChildren()
    this.#host.append(this.#game.board.element)
  }

  #endGame() {
    this.#isEnding = false
    this.#game?.board.stop()
    this.#game = null
  }

  /** A new playlist is decoded behind the game first. */
  #uncover(isReady: boolean) {
    if (!this.#game || this.#isEnding) return
    if (isReady) return this.#endGame()
    this.#isEnding = true
    const game = this.#game
    const end = () => (this.#isEnding && this.#game === game ? this.#endGame() : undefined)
    this.#onFirstShow = () => requestAnimationFrame(() => requestAnimationFrame(end))
    setTimeout(end, longestCoverMs)
  }

  #endStage() {
    this.#stage?.destroy()
    this.#stage = null
  }

  #drawOverlay() {
    const picture = this.#isLive && this.#picture && { ...this.#picture, main: [], second: [] }
    if (picture && this.#overlay) return this.#overlay.update(picture)
    this.#overlay?.destroy()
    this.#overlay = picture ? mountStage(this.#above, picture, { isPanel: true, isClear: true }) : null
  }

  #showPicture(picture: Picture) {
    if (this.#stage) {
      this.#stage.update(picture)
      if (this.#game) this.#resume(this.#stage)
      return
    }
    if (!this.#game) this.#host.replaceChildren()
    this.#stage = mountStage(this.#host, picture, {
      muted: false,
      isPanel: true,
      onShow: (region, item) => this.#shown(region, item),
      onError: (item) => this.#events.onError(item),
      onGap: (gap, { type }) => noteGap(this.#host, gap, type),
      ...(this.#clock && { clock: this.#clock }),
    })
    this.#uncover(false)
  }

  #resume(stage: Stage) {
    const isReady = stage.pictures().length > 0
    stage.replay()
    stage.play()
    this.#uncover(isReady)
  }

  #shown(region: Region, item: StageItem) {
    this.#onFirstShow()
    this.#onFirstShow = nothing
    this.#events.onShow(region, item)
  }

  openStream(url: string) {
    this.#stream.open(url)
  }

  closeStream() {
    this.#stream.close()
  }

  raiseStream(isRaised: boolean) {
    this.#isLive = isRaised
    this.#drawOverlay()
    this.#stream.raise(isRaised)
    if (isRaised) this.#stage?.pause()
    else this.#stage?.play()
  }

  async capture() {
    const shown = this.#game ? this.#game.board.pictures() : this.#stage?.pictures()
    const pictures = this.#isLive ? [this.#stream.element] : shown
    return capture(this.#host, pictures ?? [])
  }
}
