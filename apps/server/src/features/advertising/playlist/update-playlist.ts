import type {
  KeptMaterialForm,
  PlaylistFormat,
  updatePlaylist as endpoint,
} from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { markPlaylistChanged } from '../ad/playlist-changed.ts'
import { listMaterials, type MaterialRow, sortMaterials } from './material.queries.ts'
import { updatePlaylistRow, type LockedPlaylist } from './playlist.queries.ts'
import { requirePlaylist, viewPlaylist } from './require-playlist.ts'
import { setMaterials } from './set-materials.ts'

export async function updatePlaylist({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { id, name, format, version, materialOrder } = input.playlist_data
  const playlist = await requirePlaylist(tx, scope, id)
  requireVersion(playlist, version)
  const materials = await listMaterials(tx, id)
  if (format) requireFormatFree(playlist, format, filterKept(materials, input.material_data))
  await updatePlaylistRow(tx, id, actor.accountId, { name, format })
  const changed = { ...playlist, format: format ?? playlist.format }
  const isChanged = await updateMaterialList(tx, changed, materials, input.material_data, materialOrder)
  if (isChanged) await markPlaylistChanged(tx, id)
  return {
    playlist: await viewPlaylist(tx, id),
    message: text('playlist.updated', { name: name ?? playlist.name }),
  }
}

const filterKept = (materials: MaterialRow[], forms: KeptMaterialForm[] | undefined) =>
  forms ? materials.filter(({ id }) => forms.some((form) => form.id === id)) : materials

function requireFormatFree({ format }: LockedPlaylist, wanted: PlaylistFormat, kept: MaterialRow[]): void {
  if (wanted === format || kept.length === 0) return
  throw refuseField('playlist_data.format', text('playlist.formatFixed'), 'CONFLICT')
}

async function updateMaterialList(
  tx: Tx,
  playlist: LockedPlaylist,
  materials: MaterialRow[],
  forms: KeptMaterialForm[] | undefined,
  order: number[] | undefined,
): Promise<boolean> {
  if (forms) return setMaterials(tx, playlist, materials, forms)
  if (!order) return false
  requireSameMaterials(materials, order)
  await sortMaterials(tx, playlist.id, order)
  return true
}

/** A sequence from before a material was added or deleted would lose one or refer to a deleted one. */
function requireSameMaterials(materials: MaterialRow[], order: number[]): void {
  const named = new Set(order)
  const isSame = named.size === order.length && order.length === materials.length
  if (!isSame || materials.some(({ id }) => !named.has(id))) throw new AppError('CONFLICT')
}
