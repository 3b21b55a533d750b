import type uPlot from 'uplot'
import { absent, formatClock, formatCount } from '../../lib/format/format.ts'
import type { CurveSeries } from './chart-types.ts'

const gapPx = 12

function toText({ label, values, format = formatCount }: CurveSeries, index: number): string {
  const value = values[index]
  return `${label} ${value === null || value === undefined ? absent : format(value)}`
}

/** Next to the pointer, on its other side near the right edge. */
export function placeTip(tip: HTMLElement, left: number, room: number) {
  const isRight = left + gapPx + tip.offsetWidth <= room
  const x = isRight ? left + gapPx : Math.max(left - gapPx - tip.offsetWidth, 0)
  tip.style.transform = `translate(${Math.round(x)}px, 8px)`
}

/** Tooltip with the time and the values under the pointer. */
export function curveTip(series: readonly CurveSeries[]): uPlot.Plugin {
  const tip = document.createElement('div')
  tip.className = 'curve-tip'
  tip.hidden = true
  const show = (chart: uPlot) => {
    const { idx, left = -1 } = chart.cursor
    tip.hidden = idx === null || idx === undefined || left < 0
    if (tip.hidden) return
    const at = chart.data[0][idx as number] as number
    tip.textContent = [formatClock(at * 1000), ...series.map((one) => toText(one, idx as number))].join('\n')
    placeTip(tip, left, chart.over.clientWidth)
  }
  return { hooks: { ready: (chart) => chart.over.append(tip), setCursor: show } }
}
