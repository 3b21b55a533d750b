import { encode } from 'uqr'
import { make } from './element.ts'

/** Four modules of white on each side, without which phones do not find the code. */
const quietModules = 4
const svg = 'http://www.w3.org/2000/svg'

/** The dark modules as one path; undefined where the text is too long for any code. */
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

export class QrCode {
  readonly element = make('div', {
    display: 'none',
    flex: 'none',
    alignSelf: 'flex-end',
    width: '24cqmin',
    height: '24cqmin',
    margin: '2cqmin',
    background: '#FFFFFF',
  })
  #url: string | undefined

  set(url: string | undefined) {
    if (url === this.#url) return
    this.#url = url
    const code = url ? qrPath(url) : undefined
    this.element.style.display = code ? 'block' : 'none'
    this.element.replaceChildren(...(code ? [drawCode(code)] : []))
  }
}
