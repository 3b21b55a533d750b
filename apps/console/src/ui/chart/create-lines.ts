import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatCount } from '../../lib/format/format.ts'
import type { FormatLanguage } from '../../lib/format/format.ts'
import type { CurveColours } from './chart-colours.ts'
import { upFromNought, wholeSteps } from './create-curve.ts'
import { getDash, getInk } from './lines-look.ts'
import type { LineScheme } from './lines-look.ts'
import { linesTip } from './lines-tip.ts'
import type { Line } from './lines-types.ts'

export type Drawing = {
  days: readonly string[]
  lines: readonly Line[]
  height: number
  /** Indexes of the first and last visible day. */
  shown: readonly [number, number]
  scheme: LineScheme
  language: FormatLanguage
  onZoom: (from: number, to: number) => void
}

const daySteps = [1, 2, 7, 14, 28, 56, 112]
const dayText = (day: string | undefined) => (day ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}` : '')

function getAxes({ grid, text }: CurveColours, days: readonly string[]): uPlot.Axis[] {
  const look = {
    stroke: text,
    font: '12px system-ui',
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
  }
  return [
    {
      ...look,
      grid: { show: false },
      size: 28,
      space: 48,
      incrs: daySteps,
      values: (_chart, marks) => marks.map((at) => dayText(days[at])),
    },
    { ...look, size: 48, incrs: wholeSteps, values: (_chart, marks) => marks.map(formatCount) },
  ]
}

function toLine({ label, look }: Line, scheme: LineScheme): uPlot.Series {
  const stroke = getInk(look, scheme)
  return { label, stroke, dash: getDash(look), width: 2, points: { show: false, size: 5, fill: stroke } }
}

/** A shorter drag is a click with a shaky hand. */
const dragPx = 8

function zoomHook(chart: uPlot, onZoom: Drawing['onZoom']) {
  const { left, width } = chart.select
  if (width < dragPx) return
  const dayAt = (px: number) => Math.round(chart.posToVal(px, 'x'))
  chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
  onZoom(dayAt(left), dayAt(left + width))
}

export function createLines(holder: HTMLElement, drawing: Drawing, colours: CurveColours): uPlot {
  const { days, lines, height, shown, scheme, language, onZoom } = drawing
  const options: uPlot.Options = {
    width: Math.max(holder.clientWidth, 100),
    height,
    padding: [12, 16, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: true, y: false, setScale: false, dist: dragPx },
      focus: { prox: 24 },
      points: { size: 8 },
    },
    focus: { alpha: 0.28 },
    scales: { x: { time: false, range: [...shown] as uPlot.Range.MinMax }, y: { range: upFromNought } },
    axes: getAxes(colours, days),
    series: [{}, ...lines.map((line) => toLine(line, scheme))],
    plugins: [linesTip(days, lines, language)],
    hooks: { setSelect: [(chart) => zoomHook(chart, onZoom)] },
  }
  const data = [days.map((_, at) => at), ...lines.map(({ values }) => values)] as unknown as uPlot.AlignedData
  return new uPlot(options, data, holder)
}
