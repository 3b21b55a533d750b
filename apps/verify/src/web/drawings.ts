import type { BundleRecord, BundleSamples } from '@lumiroute/evidence/bundle'
import { svg } from './dom.ts'

const [width, height, edge] = [400, 240, 12]

const frame = (label: string, ...parts: SVGElement[]) =>
  svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, parts)

const path = (points: readonly (readonly [number, number])[], className: string) =>
  svg('path', {
    class: className,
    d: points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
  })

type Track = NonNullable<BundleRecord['track']>

const rangeOf = (values: readonly number[]) =>
  values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
    Infinity,
    -Infinity,
  ] as const)

/** The way with north at the top; null without positions. */
export function drawTrack({ lat, lng }: Track, label: string): SVGElement | null {
  if (lat.length < 2) return null
  const [[south, north], [west, east]] = [rangeOf(lat), rangeOf(lng)]
  const narrow = Math.cos((((south + north) / 2e6) * Math.PI) / 180)
  const scale = Math.min(
    (width - 2 * edge) / Math.max(1, (east - west) * narrow),
    (height - 2 * edge) / Math.max(1, north - south),
  )
  const points = lat.map(
    (value, n) =>
      [
        width / 2 + ((lng[n] ?? west) - (west + east) / 2) * narrow * scale,
        height / 2 - (value - (south + north) / 2) * scale,
      ] as const,
  )
  const [start, end] = [points[0], points.at(-1)].map((point) =>
    svg('circle', { cx: point?.[0] ?? 0, cy: point?.[1] ?? 0, r: 5, class: 'end' }),
  ) as [SVGElement, SVGElement]
  return frame(label, path(points, 'way'), start, end)
}

const binMs = 600_000

/** Average people of every ten minutes. Hidden counts of 1 to 4 are drawn as 2.5. */
export function drawPeople({ at, people }: BundleSamples, label: string): SVGElement | null {
  const bins = new Map<number, { sum: number; count: number }>()
  at.forEach((ms, n) => {
    const bin = Math.floor(ms / binMs)
    const { sum, count } = bins.get(bin) ?? { sum: 0, count: 0 }
    bins.set(bin, { sum: sum + (people[n] ?? 2.5), count: count + 1 })
  })
  if (bins.size === 0) return null
  const means = [...bins].map(([bin, { sum, count }]) => [bin, sum / count] as const)
  const [[first, last], [, most]] = [
    rangeOf(means.map(([bin]) => bin)),
    rangeOf(means.map(([, mean]) => mean)),
  ]
  const step = (width - 2 * edge) / (last - first + 1)
  const bars = means.map(([bin, mean]) => {
    const high = ((height - 3 * edge) * mean) / Math.max(1, most)
    return svg('rect', {
      class: 'bar',
      x: edge + (bin - first) * step,
      y: height - edge - high,
      width: Math.max(1, step - 1),
      height: high,
    })
  })
  const top = svg('text', { x: edge, y: edge + 4, class: 'axis' }, String(Math.round(most)))
  return frame(label, ...bars, top)
}
