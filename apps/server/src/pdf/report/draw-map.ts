import { fitLines, type Line } from '@lumiroute/geo'
import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import { drawTitle } from './draw-facts.ts'
import type { MapFigure } from './report-page.ts'

const height = 204

export function drawMap(flow: Flow, figure: MapFigure): void {
  drawTitle(flow, figure.title, height + 16)
  const { doc } = flow
  const [left, top] = [page.left, flow.y]
  const box = { x: left + 14, y: top + 14, width: contentWidth - 28, height: height - 42 }
  const plan = fitLines([...figure.routes, ...figure.tracks], box)
  flow.tag(
    'Figure',
    () => {
      doc.rect(left, top, contentWidth, height).fill(ink.soft)
      drawGrid()
      for (const line of figure.routes) stroke(line, ink.route, 5)
      for (const line of figure.tracks) stroke(line, ink.track, 1.3)
      drawEnds()
      drawLegend()
    },
    { alt: figure.alt, bbox: [left, top, left + contentWidth, top + height] },
  )
  flow.y += height + 4
  if (figure.note) flow.paragraph(figure.note, { size: 7.5, color: ink.muted })
  flow.y += 2

  function stroke(line: Line, color: string, width: number) {
    if (line.length < 2) return
    doc.path(plan.toPath(line)).lineWidth(width).lineJoin('round').lineCap('round').stroke(color)
  }

  function drawGrid() {
    doc.save().rect(left, top, contentWidth, height).clip().lineWidth(0.4)
    const step = plan.gridMetres / plan.metresPerUnit
    const [middleX, middleY] = [left + contentWidth / 2, top + (height - 28) / 2]
    for (let n = -30; n <= 30; n++) {
      doc.moveTo(middleX + n * step, top).lineTo(middleX + n * step, top + height)
      doc.moveTo(left, middleY + n * step).lineTo(left + contentWidth, middleY + n * step)
    }
    doc.stroke('#e0e5ea').restore()
  }

  function drawEnds() {
    const first = figure.tracks.find((line) => line.length > 0)?.[0]
    const last = figure.tracks.findLast((line) => line.length > 0)?.at(-1)
    if (first) mark(first, true)
    if (last) mark(last, false)
  }

  function mark(place: Line[number], isStart: boolean) {
    const { x, y } = plan.toPoint(place)
    if (isStart) doc.circle(x, y, 4.5).lineWidth(1.6).fillAndStroke('#ffffff', ink.track)
    else
      doc
        .rect(x - 4, y - 4, 8, 8)
        .lineWidth(1.6)
        .fillAndStroke(ink.track, '#ffffff')
  }

  function drawLegend() {
    const y = top + height - 17
    doc.rect(left, top + height - 26, contentWidth, 26).fill('#ffffff')
    const { legend } = figure
    let x = left + 2
    const say = (text: string) => {
      flow.print(text, { x, y: y - 2, width: 200, size: 7.5, color: ink.muted, lineGap: 0 })
      x += flow.widthOf(text, 7.5) + 16
    }
    const sample = (color: string, width: number) => {
      doc
        .moveTo(x, y + 3)
        .lineTo(x + 18, y + 3)
        .lineWidth(width)
        .lineCap('round')
        .stroke(color)
      x += 24
    }
    if (figure.routes.length > 0) {
      sample(ink.route, 5)
      say(legend.route)
    }
    sample(ink.track, 1.3)
    say(legend.track)
    doc
      .circle(x + 4, y + 3, 4)
      .lineWidth(1.4)
      .fillAndStroke('#ffffff', ink.track)
    x += 12
    say(legend.start)
    doc.rect(x, y - 1, 8, 8).fill(ink.track)
    x += 12
    say(legend.end)
    drawScale(y)
  }

  function drawScale(y: number) {
    const width = plan.gridMetres / plan.metresPerUnit
    const right = left + contentWidth - 2
    const text = plan.gridMetres >= 1000 ? `${plan.gridMetres / 1000} km` : `${plan.gridMetres} m`
    doc
      .moveTo(right - width, y - 1)
      .lineTo(right - width, y + 3)
      .lineTo(right, y + 3)
      .lineTo(right, y - 1)
    doc.lineWidth(0.8).lineCap('butt').stroke(ink.text)
    flow.print(text, { x: right - width - 60, y: y - 2, width: 54, size: 7.5, align: 'right', lineGap: 0 })
  }
}
