import { encode } from 'uqr'
import { make } from './element.ts'

/** Four white modules on each side, without which phones do not find the code. */
const quietModules = 4
const svg = 'http://www.w3.org/2000/svg'

/** The dark modules as one path; undefined if the text is too long for a QR code. */
export function qrPath(text: string): { path: string; size: number } | undefined {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: quietModules })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { path: cells.join(''), size }
  } catch {
    return undefined
  }
}

export function drawCode({ path, size }: { path: string; size: number }): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing.setAttribute('shape-rendering', 'crispEdges')
  Object.assign(drawing.style, { display: 'block', width: '100%', height: '100%' })
  const modules = document.createElementNS(svg, 'path')
  modules.setAttribute('d', path)
  modules.setAttribute('fill', '#000000')
  drawing.append(modules)
  return drawing
}

const share = 0.24
const mostShare = 0.6
/** A phone cannot distinguish modules of a single pixel. */
const leastOnPanel = 2

/** Side length in pixels: whole ones per module, or phones misread it. */
export function codeSide(modules: number, screenSide: number, isPanel: boolean): number {
  const whole = Math.floor((screenSide * share) / modules)
  if (whole >= leastOnPanel || !isPanel) return whole > 0 ? whole * modules : screenSide * share
  const most = Math.floor((screenSide * mostShare) / modules)
  return Math.max(Math.min(leastOnPanel, most), 1) * modules
}

export class QrCode {
  readonly element = make('div', {
    display: 'none',
    flex: 'none',
    alignSelf: 'flex-end',
    margin: '2cqmin',
    background: '#FFFFFF',
  })
  readonly #isPanel: boolean
  #url: string | undefined
  #modules = 0
  #screenSide = 0

  constructor(isPanel: boolean) {
    this.#isPanel = isPanel
  }

  set(url: string | undefined) {
    if (url === this.#url) return
    this.#url = url
    const code = url ? qrPath(url) : undefined
    this.#modules = code?.size ?? 0
    this.element.style.display = code ? 'block' : 'none'
    this.element.replaceChildren(...(code ? [drawCode(code)] : []))
    this.fit(this.#screenSide)
  }

  /** `screenSide`: the shorter side of the screen. */
  fit(screenSide: number) {
    this.#screenSide = screenSide
    if (this.#modules === 0) return
    const side = codeSide(this.#modules, screenSide * devicePixelRatio, this.#isPanel) / devicePixelRatio
    Object.assign(this.element.style, { width: `${side}px`, height: `${side}px` })
  }
}
