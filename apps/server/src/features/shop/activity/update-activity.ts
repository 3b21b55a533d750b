import type {
  updateActivity as activityEndpoint,
  updateBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { rewriteActivity } from './save-activity.ts'

export async function updateActivity({ tx, actor, scope, input, deps }: Write<typeof activityEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const activity = await rewriteActivity({ ...saver, type: 'activity' }, form)
  return { activity, message: `更新活動「${form.actTitle}」成功` }
}

export async function updateBanner({ tx, actor, scope, input, deps }: Write<typeof bannerEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const banner = await rewriteActivity({ ...saver, type: 'banner' }, form)
  return { banner, message: `更新橫幅「${form.actTitle}」成功` }
}
