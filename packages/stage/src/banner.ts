import { make } from './element.ts'
import type { Programme } from './programme.ts'
import { screenPixels } from './screen.ts'

const defaultHeight = 0.15

const share = (pixels: number | null | undefined, of: number, otherwise: number) =>
  pixels && pixels > 0 ? Math.min(pixels / of, 1) : otherwise

/** As fractions of the screen; by default the whole width and 15 % of the height. */
export function bannerSize(
  { width, height }: { width?: number | null; height?: number | null },
  orientation: Programme['orientation'],
) {
  const screen = screenPixels[orientation]
  return { width: share(width, screen.width, 1), height: share(height, screen.height, defaultHeight) }
}

export class Banner {
  readonly element = make('img', {
    display: 'none',
    flex: '0 1 auto',
    minHeight: '0',
    alignSelf: 'center',
    objectFit: 'contain',
    objectPosition: 'center bottom',
  })

  constructor() {
    this.element.alt = ''
    this.element.addEventListener('load', () => this.#show(true))
    this.element.addEventListener('error', () => this.#show(false))
  }

  #show(isShown: boolean) {
    this.element.style.display = isShown ? 'block' : 'none'
  }

  set({ banner, orientation }: Pick<Programme, 'banner' | 'orientation'>) {
    if (!banner?.url) return this.#remove()
    const { width, height } = bannerSize(banner, orientation)
    Object.assign(this.element.style, { width: `${width * 100}cqw`, height: `${height * 100}cqh` })
    if (this.element.getAttribute('src') !== banner.url) this.element.src = banner.url
  }

  #remove() {
    this.element.removeAttribute('src')
    this.#show(false)
  }
}
