import type {
  updateActivity as activityEndpoint,
  updateBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { updateFromForm } from './save-activity.ts'

export async function updateActivity({ tx, actor, scope, input, deps }: Write<typeof activityEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const activity = await updateFromForm({ ...saver, type: 'activity' }, form)
  return { activity, message: text('activity.updated', { name: form.actTitle }) }
}

export async function updateBanner({ tx, actor, scope, input, deps }: Write<typeof bannerEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const banner = await updateFromForm({ ...saver, type: 'banner' }, form)
  return { banner, message: text('activity.bannerUpdated', { name: form.actTitle }) }
}
