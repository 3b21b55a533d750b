import type { Bundle, BundleSamples } from '@lumiroute/evidence/bundle'
import type { Format } from './format.ts'
import type { CurveFigure } from './report-page.ts'

const steps = [1, 5, 10, 15, 30, 60].map((minutes) => minutes * 60_000)
const maxSteps = 100
const maxCurves = 6

/** One curve of people for each date that has counts. */
export function describeCurves({ records }: Bundle, format: Format): CurveFigure[] {
  const curves = records
    .flatMap(({ date, samples }) => (samples ? [describeCurve(date, samples, format)] : []))
    .slice(0, maxCurves)
  // The same note under each curve would only fill the page.
  return curves.map((curve, i) => (curve.note === curves[i + 1]?.note ? { ...curve, note: '' } : curve))
}

function describeCurve(date: string, samples: BundleSamples, { say, clock, count }: Format): CurveFigure {
  const from = Date.parse(samples.from)
  const lengthMs = Math.max(Date.parse(samples.until) - from, 1)
  const stepMs = steps.find((step) => lengthMs / step <= maxSteps) ?? lengthMs / maxSteps
  const values = averageSteps(samples, stepMs, Math.max(1, Math.ceil(lengthMs / stepMs)))
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const peak = clock(from + values.indexOf(most) * stepMs)
  const range = { date, from: clock(from), until: clock(from + lengthMs) }
  return {
    title: say('report.curve', { date }),
    alt: say('report.curveAlt', { ...range, most: count(Math.round(most)), peak }),
    note: say('report.curveNote', { minutes: Math.round(stepMs / 60_000) }),
    values,
    labels: listLabels(from, stepMs, values.length, clock),
    unit: say('report.people'),
  }
}

function averageSteps({ at, people }: BundleSamples, stepMs: number, length: number): (number | null)[] {
  const sums = Array.from({ length }, () => ({ sum: 0, count: 0 }))
  at.forEach((ms, i) => {
    const [step, value] = [sums[Math.floor(ms / stepMs)], people[i] ?? null]
    if (!step || value === null) return
    step.sum += value
    step.count++
  })
  return sums.map(({ sum, count }) => (count > 0 ? Math.round((10 * sum) / count) / 10 : null))
}

const hourMs = 3_600_000

/** Full hours, at most about ten. */
function listLabels(from: number, stepMs: number, length: number, clock: Format['clock']) {
  const hours = (stepMs * length) / hourMs
  const every = hourMs * ([1, 2, 3, 6, 12].find((each) => hours / each <= 10) ?? 24)
  const first = Math.ceil(from / every) * every
  const labels: { at: number; text: string }[] = []
  for (let ms = first; ms <= from + stepMs * length; ms += every)
    labels.push({ at: (ms - from) / stepMs, text: clock(ms) })
  return labels
}
