import type { deleteMaterial as endpoint } from '@lumiroute/contract/playlist'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { listMaterials, removeMaterials } from './material.queries.ts'
import { requireMayBeEmpty } from './playlist.uses.ts'
import { markChanged, requirePlaylist, viewPlaylist } from './save-playlist.ts'

export async function deleteMaterial({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  const materials = await listMaterials(tx, playlist.id)
  const material = materials.find(({ id }) => id === input.materialId)
  if (!material) throw notFound()
  if (materials.length === 1) await requireMayBeEmpty(tx, playlist)
  await removeMaterials(tx, playlist.id, [material.id])
  await markChanged(tx, playlist.id, actor.accountId)
  return { playlist: await viewPlaylist(tx, playlist.id), message: `刪除素材「${material.name}」成功` }
}
