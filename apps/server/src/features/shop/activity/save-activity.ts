import {
  type Activity,
  type ActivityFields,
  activityImageSizes,
  type ActivityType,
} from '@lumiroute/contract/activity'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { cleanHtml, isBlankHtml } from '../../../html/clean-html.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { generateCode } from '../shop/generate-code.ts'
import { getActivityJson, insertActivity, lockActivity, updateActivityRow } from './activity.queries.ts'
import { requireLink, requireTags } from './require-link.ts'

export type Saver = { tx: Tx; storeId: number; type: ActivityType; by: number; now: Date }
type NewForm = ActivityFields & { actCode: string }
type Form = NewForm & { version?: number | undefined }

/** Activities and banners differ only in where they are shown. */
export async function insertFromForm(
  saver: Saver,
  { actCode, ...fields }: NewForm,
): Promise<RawJson<Activity>> {
  const { tx, storeId, type, by, now } = saver
  await requireParts(saver, fields)
  const values = { ...toValues(fields), storeId, actType: type, updatedBy: by }
  const id = await insertActivity(tx, { ...values, actCode: actCode || generateCode('A') }).catch(
    refuseTakenCode,
  )
  return new RawJson<Activity>(await getActivityJson(tx, id, now))
}

export async function updateFromForm(saver: Saver, form: Form): Promise<RawJson<Activity>> {
  const { tx, storeId, type, by, now } = saver
  const { actCode, version, ...fields } = form
  const activity = await lockActivity(tx, storeId, type, actCode)
  if (!activity) throw notFound()
  requireVersion(activity, version)
  await requireParts(saver, fields)
  await updateActivityRow(tx, activity.id, toValues(fields), by)
  return new RawJson<Activity>(await getActivityJson(tx, activity.id, now))
}

async function requireParts({ tx, storeId }: Saver, fields: ActivityFields): Promise<void> {
  const { actImage, actSquareImage, actAudienceTags } = fields
  const known = await lockFiles(tx, storeId, 'banner', [actImage, actSquareImage])
  requireFile(known, 'actImage', actImage, { size: activityImageSizes.wide })
  requireFile(known, 'actSquareImage', actSquareImage, { size: activityImageSizes.square })
  await requireLink(tx, storeId, fields)
  await requireTags(tx, storeId, actAudienceTags)
}

function toValues(fields: ActivityFields) {
  const content = cleanHtml(fields.actContent)
  return {
    ...fields,
    actContent: isBlankHtml(content) ? '' : content,
    actLinkValue: fields.actLinkType === 'none' ? '' : fields.actLinkValue,
    actAudienceTags: [...new Set(fields.actAudienceTags)],
    actStartAt: toDate(fields.actStartAt),
    actEndAt: toDate(fields.actEndAt),
  }
}

const toDate = (text: string | null) => (text === null ? null : new Date(text))

/** Activities and banners share one list, so their codes must differ. */
function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'activity_code_key')
    throw refuseField('actCode', text('activity.codeTaken'), 'CONFLICT')
  throw error
}
