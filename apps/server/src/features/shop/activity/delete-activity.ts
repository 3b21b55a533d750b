import type {
  ActivityType,
  deleteActivity as activityEndpoint,
  deleteBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { deleteActivityRow, lockActivity } from './activity.queries.ts'

export async function deleteActivity({ tx, scope, input }: Write<typeof activityEndpoint>) {
  return {
    message: text('activity.deleted', {
      name: await deleteOne(tx, scope.storeId, 'activity', input.actCode),
    }),
  }
}

export async function deleteBanner({ tx, scope, input }: Write<typeof bannerEndpoint>) {
  return {
    message: text('activity.bannerDeleted', {
      name: await deleteOne(tx, scope.storeId, 'banner', input.actCode),
    }),
  }
}

/** Returns the deleted row's title. */
async function deleteOne(tx: Tx, storeId: number, type: ActivityType, code: string): Promise<string> {
  const activity = await lockActivity(tx, storeId, type, code)
  if (!activity) throw notFound()
  await deleteActivityRow(tx, activity.id)
  return activity.title
}
