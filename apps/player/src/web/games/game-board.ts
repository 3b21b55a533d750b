import { mountStage, type Stage, type StageItem } from '@lumiroute/stage'
import type { GameView, ScreenEvents } from '../../ports/screen.port.ts'
import { text } from '../../text.ts'
import { element } from '../board.ts'
import { PodiumPanel } from './podium-panel.ts'
import type { RoomLink } from './room-link.ts'
import { RoundPanel } from './round-panel.ts'
import { WaitingPanel } from './waiting-panel.ts'

type Panel = { element: HTMLElement; update: (view: GameView) => void; stop: () => void }
type Kind = 'waiting' | 'playing' | 'podium'
type Told = Pick<ScreenEvents, 'onShow' | 'onError'>

/** On a smaller panel nothing beside the game could be read, and nothing beside the code scanned. */
const leastPixels = 200 * 120
const hasMargin = () => innerWidth * innerHeight * devicePixelRatio ** 2 >= leastPixels

/** The screen of a game room: how to join, the round, the podium, and the store's pictures around them. */
export class GameBoard {
  readonly element = element('main', 'game')
  readonly #link: RoomLink
  readonly #told: Told
  readonly #field = element('div', 'field')
  readonly #side = element('div', 'side')
  readonly #strip = document.createElement('img')
  readonly #sign = element('p', 'sign')
  #panel: { kind: Kind; panel: Panel } | null = null
  #sideBar: { known: string; stage: Stage } | null = null

  constructor(view: GameView, link: RoomLink, told: Told) {
    this.#link = link
    this.#told = told
    this.#strip.className = 'strip'
    this.#strip.alt = ''
    this.#strip.hidden = true
    this.#strip.addEventListener('load', () => (this.#strip.hidden = false))
    this.#strip.addEventListener('error', () => (this.#strip.hidden = true))
    this.#side.hidden = true
    this.element.append(this.#field, this.#side, this.#strip, this.#sign)
    this.update(view)
  }

  update(view: GameView) {
    const { dataset } = this.element
    dataset.phase = view.phase
    dataset.room = view.code
    const { end } = this.#link
    if (end) Object.assign(dataset, { hash: end.hash, isSame: String(end.isSame) })
    this.#setStrip(hasMargin() ? view.bannerUrl : null)
    this.#setSideBar(hasMargin() ? view.sideBar : [])
    this.#sign.textContent = view.isLost ? text.reconnecting : view.isPaused ? text.paused : ''
    this.#sign.hidden = this.#sign.textContent === ''
    this.#showPanel(view)
  }

  /** The round may arrive a moment after its phase: until then the last panel stays. */
  #showPanel(view: GameView) {
    const isMissing = view.phase === 'playing' && !this.#link.round
    const due: Kind = view.phase === 'inviting' || isMissing ? 'waiting' : view.phase
    const kind = isMissing && this.#panel ? this.#panel.kind : due
    if (this.#panel?.kind === kind) return this.#panel.panel.update(view)
    const before = this.#panel?.panel
    const panel = this.#makePanel(kind, view)
    this.#panel = { kind, panel }
    this.#field.append(panel.element)
    before?.stop()
  }

  #makePanel(kind: Kind, view: GameView): Panel {
    if (kind === 'waiting') return new WaitingPanel(view)
    return kind === 'podium' ? new PodiumPanel(view) : new RoundPanel(view, this.#link, this.element)
  }

  #setStrip(url: string | null) {
    if (url === this.#strip.getAttribute('src')) return
    this.#strip.hidden = true
    if (url) this.#strip.src = url
    else this.#strip.removeAttribute('src')
  }

  #setSideBar(items: StageItem[]) {
    const known = JSON.stringify(items)
    if (known === (this.#sideBar?.known ?? '[]')) return
    this.#sideBar?.stage.destroy()
    this.#sideBar = null
    this.#side.hidden = items.length === 0
    if (items.length === 0) return
    const programme = { mode: 'basic' as const, orientation: 'landscape' as const, main: items, second: [] }
    const stage = mountStage(this.#side, programme, {
      isPanel: true,
      onShow: (_region, item) => this.#told.onShow('second', item),
      onError: (item) => this.#told.onError(item),
    })
    this.#sideBar = { known, stage }
  }

  /** What can be copied: the round and the store's pictures around it. */
  pictures() {
    const rounds = [...this.element.querySelectorAll<HTMLCanvasElement>('.round > canvas')]
    const strip = this.#strip.hidden ? [] : [this.#strip]
    return rounds.length > 0 ? [...rounds, ...(this.#sideBar?.stage.pictures() ?? []), ...strip] : []
  }

  stop() {
    this.#panel?.panel.stop()
    this.#sideBar?.stage.destroy()
    this.element.remove()
  }
}
