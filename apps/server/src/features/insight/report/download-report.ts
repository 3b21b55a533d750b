import type { downloadReport as endpoint } from '@lumiroute/contract/report'
import { notFound } from '../../../errors/app-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { attachment } from '../../../http/response/attachment.ts'
import { text, translate } from '../../../text/text.ts'
import { readReportFile } from './queries/report.queries.ts'
import { aboutReport, requireReport } from './require-report.ts'

export async function downloadReport({ db, scope, input, audit }: Steps<typeof endpoint>): Promise<Sending> {
  const report = await requireReport(db, scope, input.reportId)
  const file = await readReportFile(db, report.id)
  if (!file) throw notFound()
  await audit(db, 'export.report', aboutReport(report, scope.storeId))
  const dates = report.date ?? report.createdAt.slice(0, 10)
  const name = translate(text('report.fileName', { name: report.adName, dates }), report.language)
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': attachment(name),
    },
    body: file,
  }
}
