import { make } from './element.ts'

/** A text starts at the right edge and crosses the screen in eight seconds, whatever its length. */
export const widthsPerSecond = 1 / 8

/** Position of its start after `ms`, in screen widths from the left edge. */
export function marqueeAt(ms: number, textWidths: number): number {
  const way = 1 + textWidths
  return 1 - (((ms / 1000) * widthsPerSecond) % way)
}

const letters = '6cqmin'
/** With fewer pixels the strokes of Chinese characters merge. */
const leastOnPanel = '18px'

type Look = { stands: boolean; isPanel: boolean }

export class Marquee {
  readonly element = make('div', {
    display: 'none',
    flex: 'none',
    overflow: 'hidden',
    background: 'rgba(5, 7, 13, 0.78)',
    color: '#FFFFFF',
    fontFamily:
      '"Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", system-ui, sans-serif',
    fontWeight: '600',
    lineHeight: '1.6',
    whiteSpace: 'pre',
  })
  readonly #text = make('span', { display: 'inline-block', willChange: 'transform' })
  readonly #stands: boolean
  readonly #sizes: ResizeObserver
  #textWidths = 0
  #ms = 0

  constructor({ stands, isPanel }: Look) {
    this.#stands = stands
    this.element.style.fontSize = isPanel ? `max(${letters}, ${leastOnPanel})` : letters
    this.element.append(this.#text)
    if (stands) Object.assign(this.#text.style, { padding: '0 0.8em' })
    this.#sizes = new ResizeObserver(() => this.#measure())
    this.#sizes.observe(this.#text)
    this.#sizes.observe(this.element)
  }

  /** Measuring on each frame would force a layout sixty times a second. */
  #measure() {
    const width = this.element.clientWidth
    if (width > 0) this.#textWidths = this.#text.offsetWidth / width
    this.draw(this.#ms)
  }

  setText(text: string) {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    this.element.style.display = line === '' ? 'none' : 'block'
    if (this.#text.textContent !== line) this.#text.textContent = line
  }

  draw(ms: number) {
    this.#ms = ms
    if (this.#stands) return
    this.#text.style.transform = `translateX(${marqueeAt(ms, this.#textWidths) * 100}cqw)`
  }

  destroy() {
    this.#sizes.disconnect()
    this.element.remove()
  }
}
