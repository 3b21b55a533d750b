import type { Language } from '@lumiroute/contract/text'
import { type Flow, startFlow } from '../kit/flow.ts'
import { closeDocument, ink, openDocument, page } from '../kit/open-document.ts'
import { drawCurve } from './draw-curve.ts'
import { drawFacts, drawTitle } from './draw-facts.ts'
import { drawHead } from './draw-head.ts'
import { drawMap } from './draw-map.ts'
import { drawPictures } from './draw-pictures.ts'
import { drawProof } from './draw-proof.ts'
import { drawTable } from './draw-table.ts'
import { drawTiles } from './draw-tiles.ts'
import type { ReportPage } from './report-page.ts'

type Attached = { name: string; description: string; content: Buffer }
type Options = { language: Language; at: Date; attached: Attached }

/** A whole report as PDF; the same page, date and attachment give the same bytes. */
export function drawReport(report: ReportPage, { language, at, attached }: Options): Promise<Buffer> {
  const names = { title: `${report.kicker} ${report.title}`, author: report.footer, subject: report.subtitle }
  const { doc, root } = openDocument({ ...names, language, at })
  doc.file(attached.content, {
    name: attached.name,
    type: 'application/json',
    description: attached.description,
    relationship: 'Data',
    creationDate: at,
    modifiedDate: at,
  } as object)
  const flow = startFlow(doc, root)
  flow.newPage()
  for (const draw of listParts(report)) flow.inSection(() => draw(flow))
  numberPages(flow, report)
  return closeDocument(doc, root)
}

function listParts(report: ReportPage): ((flow: Flow) => void)[] {
  const { booking, map, curves, missing, tables, pictures, funnel, proof, method, hours } = report
  return [
    (flow) => drawHead(flow, report),
    (flow) => drawTiles(flow, report),
    (flow) => {
      drawTitle(flow, booking.title)
      drawFacts(flow, booking.facts)
    },
    ...(map ? [(flow: Flow) => drawMap(flow, map)] : []),
    ...curves.map((curve) => (flow: Flow) => drawCurve(flow, curve)),
    (flow) => drawLines(flow, missing),
    ...tables.map((table) => (flow: Flow) => drawTable(flow, table)),
    ...(pictures.list.length > 0 ? [(flow: Flow) => drawPictures(flow, pictures.title, pictures.list)] : []),
    ...(funnel
      ? [
          (flow: Flow) => {
            drawTable(flow, funnel)
            drawLines(flow, [funnel.note])
          },
        ]
      : []),
    (flow) => drawProof(flow, proof),
    (flow) => {
      drawTitle(flow, method.title)
      drawLines(flow, method.notes)
    },
    ...(hours ? [(flow: Flow) => drawTable(flow, hours)] : []),
  ]
}

function drawLines(flow: Flow, lines: readonly string[]): void {
  for (const line of lines) {
    flow.paragraph(line, { size: 8, color: ink.muted })
    flow.y += 3
  }
}

function numberPages(flow: Flow, { footer, pageOf }: ReportPage): void {
  const { start, count } = flow.doc.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    flow.doc.switchToPage(start + i)
    const y = page.height - 36
    flow.decorate(() => {
      flow.print(footer, { y, width: 360, size: 7, color: ink.faint, lineGap: 0 })
      const right = { x: page.width - page.right - 120, width: 120, align: 'right' as const }
      flow.print(pageOf(i + 1, count), { ...right, y, size: 7, color: ink.faint, lineGap: 0 })
    })
  }
}
