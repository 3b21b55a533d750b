import type { createReport as endpoint } from '@lumiroute/contract/report'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import type { SignSeal } from '../../../ports/render-report.ts'
import { randomToken } from '../../../secrets/tokens.ts'
import { text } from '../../../text/text.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { openLogKey } from '../../road/transparency-log/open-log-key.ts'
import { signNote } from '../../road/transparency-log/sign-note.ts'
import { addLog } from './add-log.ts'
import { hashContent } from './hash-content.ts'
import { findBookedAd } from './queries/content.queries.ts'
import { findReportByContent, insertReport, type ReportRow } from './queries/report.queries.ts'
import { readContent } from './read-content.ts'
import { readExtras } from './read-extras.ts'
import { getVerifyUrl, viewReport } from './report.view.ts'

export async function createReport(call: Steps<typeof endpoint>) {
  const { db, deps, scope, input, actor, audit } = call
  const ad = await findBookedAd(db, scope.storeId, input.adId)
  if (!ad) throw notFound()
  if (!ad.isApproved) throw new AppError('report.notApproved')
  const moment = getDeliveryMoment(deps)
  const [language, recordId] = [input.language ?? call.language, input.recordId ?? null]
  const asked = { ad, recordId, language, timeZone: deps.settings.businessTz, moment }
  const { content, headSize } = await addLog(db, await readContent(db, asked))
  if (recordId !== null && content.records.length === 0) throw notFound()
  const contentHash = hashContent(content)
  const known = await findReportByContent(db, ad.id, contentHash)
  if (known) return answer(known)

  const token = randomToken()
  const job = {
    content: JSON.stringify(content),
    isSealed: false,
    language,
    verifyUrl: getVerifyUrl(deps.settings, token),
    ...(await readExtras(deps, content.records)),
  }
  const { bundle, sha256, pdf: file } = await deps.renderReport(job, content.log && (await openSeal(deps)))
  await db.write(async (tx) => {
    const id = await insertReport(tx, {
      storeId: ad.storeId,
      adId: ad.id,
      recordId,
      language,
      token,
      sha256,
      contentHash,
      bundle,
      file,
      headSize,
      createdAt: moment.now,
      createdBy: actor.accountId,
    })
    if (id !== undefined) await audit(tx, 'report.created', aboutAd(ad))
  })
  return answer((await findReportByContent(db, ad.id, contentHash)) as ReportRow)

  function answer(report: ReportRow) {
    return { report: viewReport(deps.settings, report), message: text('report.created') }
  }
}

/** Signs the seal of a report with the key of the log. */
async function openSeal({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<SignSeal> {
  const signer = await db.write((tx) => openLogKey(tx, settings))
  return (sealText) => signNote(signer, sealText)
}
