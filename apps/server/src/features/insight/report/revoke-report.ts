import type { revokeReport as endpoint } from '@lumiroute/contract/report'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { markRevoked } from './queries/report.queries.ts'
import { viewReport } from './report.view.ts'
import { aboutReport, requireReport } from './require-report.ts'

export async function revokeReport({ tx, deps, scope, input, audit }: Write<typeof endpoint>) {
  const { id } = await requireReport(tx, scope, input.reportId)
  await markRevoked(tx, id, deps.now())
  const report = await requireReport(tx, scope, id)
  await audit(tx, 'report.revoked', aboutReport(report, scope.storeId))
  return { report: viewReport(deps.settings, report), message: text('report.revoked') }
}
