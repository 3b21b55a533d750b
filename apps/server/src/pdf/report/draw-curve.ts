import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import { drawTitle } from './draw-facts.ts'
import type { CurveFigure } from './report-page.ts'

const height = 104
const axis = 30

/** 1, 2 or 5 times a power of ten above the largest value. */
function chooseTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((top) => top >= most) ?? power * 10
}

export function drawCurve(flow: Flow, figure: CurveFigure): void {
  drawTitle(flow, figure.title, height + 30)
  const { doc } = flow
  const { values } = figure
  const [left, top, width] = [page.left + axis, flow.y + 4, contentWidth - axis]
  const highest = chooseTop(Math.max(0, ...values.map((value) => value ?? 0)))
  const toX = (i: number) => left + (width * i) / Math.max(1, values.length)
  const toY = (value: number) => top + height - (height * value) / highest
  flow.tag(
    'Figure',
    () => {
      drawAxes()
      for (const run of findRuns(values)) drawRun(run)
    },
    { alt: figure.alt, bbox: [page.left, top, page.left + contentWidth, top + height + 14] },
  )
  flow.y = top + height + 16
  if (figure.note) flow.paragraph(figure.note, { size: 7.5, color: ink.muted })
  flow.y += 2

  function drawAxes() {
    for (const share of [0, 0.5, 1]) {
      const y = toY(highest * share)
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(share === 0 ? 0.8 : 0.4)
      doc.stroke(share === 0 ? ink.text : ink.line)
      const label = (highest * share).toLocaleString('en-US')
      flow.print(label, {
        x: page.left,
        y: y - 5,
        width: axis - 5,
        size: 7,
        align: 'right',
        color: ink.muted,
        lineGap: 0,
      })
    }
    for (const { at, text } of figure.labels)
      flow.print(text, {
        x: toX(at) - 20,
        y: top + height + 4,
        width: 40,
        size: 7,
        align: 'center',
        color: ink.muted,
        lineGap: 0,
      })
  }

  function drawRun({ from, until }: Run) {
    doc.moveTo(toX(from), toY(0))
    for (let i = from; i < until; i++) {
      const y = toY(values[i] ?? 0)
      doc.lineTo(toX(i), y).lineTo(toX(i + 1), y)
    }
    doc.lineTo(toX(until), toY(0)).closePath().fillOpacity(0.22).fill(ink.accent).fillOpacity(1)
    doc.moveTo(toX(from), toY(values[from] ?? 0))
    for (let i = from; i < until; i++) {
      const y = toY(values[i] ?? 0)
      doc.lineTo(toX(i), y).lineTo(toX(i + 1), y)
    }
    doc.lineWidth(1).lineJoin('miter').stroke(ink.accent)
  }
}

type Run = { from: number; until: number }

/** Stretches without a gap: where nothing was counted, the line must not continue. */
function findRuns(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = []
  values.forEach((value, i) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last && last.until === i) last.until = i + 1
    else runs.push({ from: i, until: i + 1 })
  })
  return runs
}
