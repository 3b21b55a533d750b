import type {
  createActivity as activityEndpoint,
  createBanner as bannerEndpoint,
} from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { insertFromForm } from './save-activity.ts'

export async function createActivity({ tx, actor, scope, input, deps }: Write<typeof activityEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const activity = await insertFromForm({ ...saver, type: 'activity' }, form)
  return { activity, message: text('activity.created', { name: form.actTitle }) }
}

export async function createBanner({ tx, actor, scope, input, deps }: Write<typeof bannerEndpoint>) {
  const { store: _store, ...form } = input
  const saver = { tx, storeId: scope.storeId, by: actor.accountId, now: deps.now() }
  const banner = await insertFromForm({ ...saver, type: 'banner' }, form)
  return { banner, message: text('activity.bannerCreated', { name: form.actTitle }) }
}
