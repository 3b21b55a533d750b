import type {
  KeptMaterialForm,
  PlaylistFormat,
  updatePlaylist as endpoint,
} from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { markPlaylistChanged } from '../ad/playlist-changed.ts'
import { listMaterials, type MaterialRow, orderMaterials } from './material.queries.ts'
import { changePlaylist, type LockedPlaylist } from './playlist.queries.ts'
import { requirePlaylist, viewPlaylist } from './save-playlist.ts'
import { setMaterials } from './set-materials.ts'

export async function updatePlaylist({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { id, name, format, version, materialOrder } = input.playlist_data
  const playlist = await requirePlaylist(tx, scope, id)
  requireVersion(playlist, version)
  const materials = await listMaterials(tx, id)
  if (format) requireFormatFree(playlist, format, keptOf(materials, input.material_data))
  await changePlaylist(tx, id, actor.accountId, { name, format })
  const changed = { ...playlist, format: format ?? playlist.format }
  const isMoved = await arrange(tx, changed, materials, input.material_data, materialOrder)
  if (isMoved) await markPlaylistChanged(tx, id)
  return { playlist: await viewPlaylist(tx, id), message: `更新播放清單「${name ?? playlist.name}」成功` }
}

/** Those of its materials that stay. */
const keptOf = (materials: MaterialRow[], forms: KeptMaterialForm[] | undefined) =>
  forms ? materials.filter(({ id }) => forms.some((form) => form.id === id)) : materials

function requireFormatFree({ format }: LockedPlaylist, wanted: PlaylistFormat, kept: MaterialRow[]): void {
  if (wanted === format || kept.length === 0) return
  throw refuseField('playlist_data.format', '已有素材，無法變更格式', 'CONFLICT')
}

async function arrange(
  tx: Tx,
  playlist: LockedPlaylist,
  materials: MaterialRow[],
  forms: KeptMaterialForm[] | undefined,
  order: number[] | undefined,
): Promise<boolean> {
  if (forms) return setMaterials(tx, playlist, materials, forms)
  if (!order) return false
  requireSameMaterials(materials, order)
  await orderMaterials(tx, playlist.id, order)
  return true
}

/** An order made before somebody added or removed a material would lose one or place a ghost. */
function requireSameMaterials(materials: MaterialRow[], order: number[]): void {
  const named = new Set(order)
  const isSame = named.size === order.length && order.length === materials.length
  if (!isSame || materials.some(({ id }) => !named.has(id))) throw new AppError('CONFLICT')
}
