import type uPlot from 'uplot'
import { formatCount, formatDate } from '../../lib/format/format.ts'
import type { FormatLanguage } from '../../lib/format/format.ts'
import { placeTip } from './curve-tip.ts'
import type { Line } from './lines-types.ts'

/** The counts of a day, largest first, without zeros. */
export function tellDay(lines: readonly Line[], at: number): string[] {
  return lines
    .map(({ label, values }) => ({ label, value: values[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .map(({ label, value }) => `${label} ${formatCount(value)}`)
}

/** Tooltip with the day and its counts. */
export function linesTip(
  days: readonly string[],
  lines: readonly Line[],
  language: FormatLanguage,
): uPlot.Plugin {
  const tip = document.createElement('div')
  tip.className = 'curve-tip'
  tip.hidden = true
  const show = (chart: uPlot) => {
    const { idx, left = -1 } = chart.cursor
    tip.hidden = idx === null || idx === undefined || left < 0
    if (tip.hidden) return
    tip.textContent = [formatDate(days[idx as number], language), ...tellDay(lines, idx as number)].join('\n')
    placeTip(tip, left, chart.over.clientWidth)
  }
  return { hooks: { ready: (chart) => chart.over.append(tip), setCursor: show } }
}
