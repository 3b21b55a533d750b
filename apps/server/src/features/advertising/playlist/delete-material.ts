import type { deleteMaterial as endpoint } from '@lumiroute/contract/playlist'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { listMaterials, deleteMaterials } from './material.queries.ts'
import { requireNotLocked } from './require-unused.ts'
import { markMaterialsChanged, requirePlaylist, viewPlaylist } from './require-playlist.ts'

export async function deleteMaterial({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  const materials = await listMaterials(tx, playlist.id)
  const material = materials.find(({ id }) => id === input.materialId)
  if (!material) throw notFound()
  if (materials.length === 1) await requireNotLocked(tx, playlist)
  await deleteMaterials(tx, playlist.id, [material.id])
  await markMaterialsChanged(tx, playlist.id, actor.accountId)
  return {
    playlist: await viewPlaylist(tx, playlist.id),
    message: text('playlist.materialDeleted', { name: material.name }),
  }
}
