import L from 'leaflet'
import 'leaflet/dist/leaflet.css'

export type MapWords = { zoomIn: string; zoomOut: string; boundaries: string }

/** Taipei Main Station, the specification's fixed city point. */
const home: L.LatLngTuple = [25.0478, 121.517]
const homeZoom = 14

type Canvas = { _ctx?: CanvasRenderingContext2D; _redraw: () => void }
const { _redraw: redraw } = L.Canvas.prototype as unknown as Canvas

// If the page is left while a frame is pending, Leaflet would draw on a removed canvas and throw.
L.Canvas.include({
  _redraw(this: Canvas) {
    if (this._ctx) redraw.call(this)
  },
})

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function createMap(container: HTMLElement, words: MapWords): L.Map {
  const moves = !prefersStillness()
  const map = L.map(container, {
    center: home,
    zoom: homeZoom,
    minZoom: 6,
    maxZoom: 19,
    preferCanvas: true,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    scrollWheelZoom: false,
  })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  L.control.attribution({ prefix: false }).addAttribution(words.boundaries).addTo(map)
  zoomByWheelOnceChosen(map, container)
  return map
}

/** The wheel scrolls the page until the map has focus. */
function zoomByWheelOnceChosen(map: L.Map, container: HTMLElement) {
  container.addEventListener('focus', () => map.scrollWheelZoom.enable())
  container.addEventListener('blur', () => map.scrollWheelZoom.disable())
}

const panes = { base: 150, names: 160, route: 410, arrows: 420 } as const
export type PaneName = keyof typeof panes

/** A separate pane, so that moving the route does not redraw the land. */
export function getPane(map: L.Map, name: PaneName): { pane: string; renderer: L.Renderer } {
  const known = renderers.get(map)?.[name]
  if (known) return { pane: name, renderer: known }
  const pane = map.createPane(name)
  pane.style.zIndex = String(panes[name])
  pane.style.pointerEvents = 'none'
  const renderer = L.canvas({ pane: name, padding: 0.3 })
  renderers.set(map, { ...renderers.get(map), [name]: renderer })
  return { pane: name, renderer }
}

const renderers = new WeakMap<L.Map, Partial<Record<PaneName, L.Renderer>>>()
