import {
  type Activity,
  type ActivityFields,
  activityImageSizes,
  type ActivityType,
} from '@lumiroute/contract/activity'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { cleanHtml, isBlankHtml } from '../../../html/clean-html.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { generateCode } from '../shop/generate-code.ts'
import { requireLink, requireTags } from './activity.links.ts'
import { activityJson, updateActivityRow, insertActivity, lockActivity } from './activity.queries.ts'

export type Saver = { tx: Tx; storeId: number; type: ActivityType; by: number; now: Date }
type NewForm = ActivityFields & { actCode: string }
type Form = NewForm & { version?: number | undefined }

/** Activities and banners differ only in where they are shown. */
export async function makeActivity(
  saver: Saver,
  { actCode, ...fields }: NewForm,
): Promise<RawJson<Activity>> {
  const { tx, storeId, type, by, now } = saver
  await requireParts(saver, fields)
  const values = { ...valuesOf(fields), storeId, actType: type, updatedBy: by }
  const id = await insertActivity(tx, { ...values, actCode: actCode || generateCode('A') }).catch(refuseTaken)
  return new RawJson<Activity>(await activityJson(tx, id, now))
}

export async function rewriteActivity(saver: Saver, form: Form): Promise<RawJson<Activity>> {
  const { tx, storeId, type, by, now } = saver
  const { actCode, version, ...fields } = form
  const activity = await lockActivity(tx, storeId, type, actCode)
  if (!activity) throw notFound()
  requireVersion(activity, version)
  await requireParts(saver, fields)
  await updateActivityRow(tx, activity.id, valuesOf(fields), by)
  return new RawJson<Activity>(await activityJson(tx, activity.id, now))
}

async function requireParts({ tx, storeId }: Saver, fields: ActivityFields): Promise<void> {
  const { actImage, actSquareImage, actAudienceTags } = fields
  const known = await lockFiles(tx, storeId, 'banner', [actImage, actSquareImage])
  requireFile(known, 'actImage', actImage, { size: activityImageSizes.wide })
  requireFile(known, 'actSquareImage', actSquareImage, { size: activityImageSizes.square })
  await requireLink(tx, storeId, fields)
  await requireTags(tx, storeId, actAudienceTags)
}

function valuesOf(fields: ActivityFields) {
  const content = cleanHtml(fields.actContent)
  return {
    ...fields,
    actContent: isBlankHtml(content) ? '' : content,
    actLinkValue: fields.actLinkType === 'none' ? '' : fields.actLinkValue,
    actAudienceTags: [...new Set(fields.actAudienceTags)],
    actStartAt: momentOf(fields.actStartAt),
    actEndAt: momentOf(fields.actEndAt),
  }
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** One code for both kinds, since the two share their list. */
function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'activity_code_key') throw refuseField('actCode', '代碼已存在', 'CONFLICT')
  throw error
}
