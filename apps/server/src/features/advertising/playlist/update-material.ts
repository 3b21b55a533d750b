import type { MaterialForm, updateMaterial as endpoint } from '@lumiroute/contract/playlist'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { readContents, toInputs } from './material-contents.ts'
import { updateMaterials, listMaterials, type MaterialRow } from './material.queries.ts'
import { markMaterialsChanged, requirePlaylist, viewPlaylist } from './require-playlist.ts'

export async function updateMaterial({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { id, ...change } = input.material_data
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  const material = (await listMaterials(tx, playlist.id)).find((row) => row.id === id)
  if (!material) throw notFound()
  const form = mergeForm(material, change)
  const contents = await readContents(tx, playlist, toInputs(form))
  await updateMaterials(
    tx,
    playlist.id,
    contents.map((content) => ({ ...content, id, position: material.position })),
  )
  await markMaterialsChanged(tx, playlist.id, actor.accountId)
  return {
    playlist: await viewPlaylist(tx, playlist.id),
    message: text('playlist.materialUpdated', { name: form.name }),
  }
}

type Change = { [K in keyof MaterialForm]?: MaterialForm[K] | undefined }
const mergeForm = ({ name, fileName, duration }: MaterialRow, change: Change): MaterialForm => ({
  name: change.name ?? name,
  fileName: change.fileName ?? fileName,
  duration: change.duration ?? duration,
})
