import { gunzipSync } from 'node:zlib'
import type { renewReport as endpoint } from '@lumiroute/contract/report'
import type { Bundle } from '@lumiroute/evidence/bundle'
import { notFound } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { randomToken } from '../../../secrets/tokens.ts'
import { text } from '../../../text/text.ts'
import { readReportBundle, saveRenewed } from './queries/report.queries.ts'
import { readExtras } from './read-extras.ts'
import { getVerifyUrl, viewReport } from './report.view.ts'
import { aboutReport, requireReport } from './require-report.ts'

/** A new link is printed in the PDF; the proof stays the same. */
export async function renewReport({ db, deps, scope, input, audit }: Steps<typeof endpoint>) {
  const { id, language } = await requireReport(db, scope, input.reportId)
  const bundle = await readReportBundle(db, id)
  if (!bundle) throw notFound()
  const content = gunzipSync(bundle).toString()
  const token = randomToken()
  const { pdf } = await deps.renderReport(
    {
      content,
      isSealed: true,
      language,
      verifyUrl: getVerifyUrl(deps.settings, token),
      ...(await readExtras(deps, (JSON.parse(content) as Bundle).records)),
    },
    null,
  )
  const report = await db.write(async (tx) => {
    await saveRenewed(tx, id, token, pdf)
    const renewed = await requireReport(tx, scope, id)
    await audit(tx, 'report.renewed', aboutReport(renewed, scope.storeId))
    return renewed
  })
  return { report: viewReport(deps.settings, report), message: text('report.renewed') }
}
