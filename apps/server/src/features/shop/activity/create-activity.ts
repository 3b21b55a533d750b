import type {
  createActivity as activityEndpoint,
  createBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { makeActivity } from './save-activity.ts'

export async function createActivity({ tx, actor, scope, input, deps }: Write<typeof activityEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const activity = await makeActivity({ ...saver, type: 'activity' }, form)
  return { activity, message: `新增活動「${form.actTitle}」成功` }
}

export async function createBanner({ tx, actor, scope, input, deps }: Write<typeof bannerEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const banner = await makeActivity({ ...saver, type: 'banner' }, form)
  return { banner, message: `新增橫幅「${form.actTitle}」成功` }
}
