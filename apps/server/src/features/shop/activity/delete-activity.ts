import type {
  ActivityType,
  deleteActivity as activityEndpoint,
  deleteBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { deleteActivityRow, lockActivity } from './activity.queries.ts'

export async function deleteActivity({ tx, scope, input }: Write<typeof activityEndpoint>) {
  return { message: `刪除活動「${await remove(tx, scope.storeId, 'activity', input.actCode)}」成功` }
}

export async function deleteBanner({ tx, scope, input }: Write<typeof bannerEndpoint>) {
  return { message: `刪除橫幅「${await remove(tx, scope.storeId, 'banner', input.actCode)}」成功` }
}

async function remove(tx: Tx, storeId: number, type: ActivityType, code: string): Promise<string> {
  const activity = await lockActivity(tx, storeId, type, code)
  if (!activity) throw notFound()
  await deleteActivityRow(tx, activity.id)
  return activity.title
}
