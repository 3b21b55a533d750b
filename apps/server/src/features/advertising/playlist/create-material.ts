import { type createMaterial as endpoint, maxMaterials } from '@lumiroute/contract/playlist'
import { refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { readContents, toInputs } from './material-contents.ts'
import { text } from '../../../text/text.ts'
import { insertMaterials, listMaterials } from './material.queries.ts'
import { markMaterialsChanged, requirePlaylist, viewPlaylist } from './require-playlist.ts'

export async function createMaterial({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  const before = await listMaterials(tx, playlist.id)
  const contents = await readContents(tx, playlist, toInputs(input.material_data))
  if (before.length + contents.length > maxMaterials)
    throw refuseField('material_data', text('validation.tooManyMaterials', { max: maxMaterials }))
  const last = before.at(-1)?.position ?? 0
  await insertMaterials(
    tx,
    playlist.id,
    contents.map((content, at) => ({ ...content, position: last + at + 1 })),
  )
  await markMaterialsChanged(tx, playlist.id, actor.accountId)
  return { playlist: await viewPlaylist(tx, playlist.id), message: text('playlist.materialCreated') }
}
