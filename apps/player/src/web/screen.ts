import { type Clock, type Gap, type Programme as Picture, type Stage, mountStage } from '@lumiroute/stage'
import type { GameView, ScreenEvents, ScreenPort, View } from '../ports/screen.port.ts'
import { drawBoard } from './board.ts'
import { capture } from './capture.ts'
import { GameBoard } from './games/game-board.ts'
import { LiveStream } from './live-stream.ts'

const nothing = () => undefined
const silent: ScreenEvents = {
  onShow: nothing,
  onError: nothing,
  onMoved: nothing,
  onStreamError: nothing,
  onScores: nothing,
  onOver: nothing,
}

/** Records the measured gaps between items, for tests. */
function noteGap(host: HTMLElement, gap: Gap, type: string) {
  const { dataset } = host
  dataset.gapCount = String(Number(dataset.gapCount ?? 0) + 1)
  dataset.lastGap = `${type} ${gap.ms.toFixed(1)}`
  host.dispatchEvent(new CustomEvent('gap', { detail: { ...gap, type } }))
}

export class WebScreen implements ScreenPort {
  readonly #host: HTMLElement
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
  #game: { key: string; board: GameBoard } | null = null
  #isLive = false
  #view = ''

  constructor(host: HTMLElement, clock?: Clock) {
    this.#host = host
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
    this.#endGame()
    if (view.kind === 'picture') return this.#showPicture(view.picture)
    this.#endStage()
    this.#host.replaceChildren(drawBoard(view))
  }

  /** Drawn once per phase: a running game must not restart every second. */
  #showGame(view: GameView) {
    const key = `${view.code} ${view.phase}`
    if (this.#game?.key === key) return this.#game.board.update(view)
    this.#endStage()
    this.#endGame()
    this.#game = { key, board: new GameBoard(view, this.#events) }
    this.#host.replaceChildren(this.#game.board.element)
  }

  #endGame() {
    this.#game?.board.stop()
    this.#game = null
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
    if (this.#stage) return this.#stage.update(picture)
    this.#host.replaceChildren()
    this.#stage = mountStage(this.#host, picture, {
      muted: false,
      isPanel: true,
      onShow: (region, item) => this.#events.onShow(region, item),
      onError: (item) => this.#events.onError(item),
      onGap: (gap, { type }) => noteGap(this.#host, gap, type),
      ...(this.#clock && { clock: this.#clock }),
    })
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
    const pictures = this.#isLive ? [this.#stream.element] : this.#stage?.pictures()
    return capture(this.#host, pictures ?? [])
  }
}
