import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatCount } from '../../lib/format/format.ts'
import { businessDate, timeTexts } from './axis-times.ts'
import type { CurveColours } from './chart-colours.ts'
import type { CurveSeries } from './chart-types.ts'
import { curveTip } from './curve-tip.ts'
import { lonePoints } from './lone-points.ts'

export type Curve = {
  times: readonly number[]
  series: readonly CurveSeries[]
  range?: readonly [number, number] | undefined
  height: number
}

function getAxes({ grid, text }: CurveColours): uPlot.Axis[] {
  const look = {
    stroke: text,
    font: '12px system-ui',
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
  }
  return [
    { ...look, grid: { show: false }, size: 28, space: 72, values: (_chart, marks) => timeTexts(marks) },
    // People are whole: no ticks at fractions.
    { ...look, size: 48, incrs: wholeSteps, values: (_chart, marks) => marks.map(formatCount) },
  ]
}

export const wholeSteps = [1, 2, 5].flatMap((step) =>
  Array.from({ length: 7 }, (_, power) => step * 10 ** power),
)
wholeSteps.sort((one, other) => one - other)

const toLine = ({ label, tone = 'primary' }: CurveSeries, colours: CurveColours): uPlot.Series => ({
  label,
  stroke: colours.line(tone),
  fill: colours.area(tone),
  width: 1.5,
  points: {
    show: false,
    size: 5,
    fill: colours.line(tone),
    filter: (chart, index) => lonePoints(chart.data[index] ?? []),
  },
})

/** From 0, and never flat: a curve of zeros needs an axis too. */
export const upFromNought = (_chart: uPlot, _least: number, most: number | null): uPlot.Range.MinMax => [
  0,
  Math.max((most ?? 0) * 1.1, 4),
]

export function createCurve(holder: HTMLElement, curve: Curve, colours: CurveColours): uPlot {
  const { times, series, range, height } = curve
  const options: uPlot.Options = {
    width: Math.max(holder.clientWidth, 100),
    height,
    padding: [12, 12, 0, 0],
    tzDate: businessDate,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    scales: { x: range ? { range: [...range] as uPlot.Range.MinMax } : {}, y: { range: upFromNought } },
    axes: getAxes(colours),
    series: [{}, ...series.map((one) => toLine(one, colours))],
    plugins: [curveTip(series)],
  }
  const data = [times, ...series.map(({ values }) => values)] as unknown as uPlot.AlignedData
  return new uPlot(options, data, holder)
}
