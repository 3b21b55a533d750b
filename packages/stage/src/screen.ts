import { make, night } from './element.ts'
import type { Style } from './element.ts'
import type { Programme } from './programme.ts'

type Orientation = Programme['orientation']

/** The reference screen of a banner's size in pixels. */
export const screenPixels = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
} as const

const all: Style = { left: '0', top: '0', width: '100%', height: '100%' }
const twoThirds = `${200 / 3}%`
const oneThird = `${100 / 3}%`

/** Positions of main and second: side by side on a wide screen, stacked on an upright one. */
const splits: Record<Orientation, { whole: Style; side: Style }> = {
  landscape: {
    whole: { ...all, width: twoThirds },
    side: { ...all, left: twoThirds, width: oneThird },
  },
  portrait: {
    whole: { ...all, height: twoThirds },
    side: { ...all, top: twoThirds, height: oneThird },
  },
}

export const getPlaces = (orientation: Orientation, isSplit: boolean): { whole: Style; side: Style } =>
  isSplit ? splits[orientation] : { whole: all, side: { ...all, width: '0' } }

/** Fills its parent; the container that the sizes of `screen` relate to. */
export const makeRoom = () =>
  make('div', {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    containerType: 'size',
  })

export const makeScreen = () =>
  make('div', {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    overflow: 'hidden',
    containerType: 'size',
    isolation: 'isolate',
    background: `radial-gradient(120% 120% at 50% 0%, #141D31 0%, #0B1220 45%, ${night} 100%)`,
  })

/** An LED panel is filled in its own shape; a preview has the standard shape, as large as possible. */
export function shapeScreen(screen: HTMLElement, orientation: Orientation, isPanel: boolean) {
  if (isPanel) return void Object.assign(screen.style, { width: '100%', height: '100%' })
  const { width, height } = screenPixels[orientation]
  Object.assign(screen.style, {
    width: `min(100cqw, calc(100cqh * ${width} / ${height}))`,
    height: `min(100cqh, calc(100cqw * ${height} / ${width}))`,
  })
}

/** Banner, marquee and QR code lie above the playlists, from the bottom edge upwards. */
export const makeOverlay = () =>
  make('div', {
    position: 'absolute',
    inset: '0',
    zIndex: '3',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
  })
