import type { createPlaylist as endpoint } from '@lumiroute/contract/playlist'
import type { Write } from '../../../http/pipeline/route.ts'
import { readContents, toInputs } from './material-contents.ts'
import { text } from '../../../text/text.ts'
import { insertMaterials } from './material.queries.ts'
import { insertPlaylist } from './playlist.queries.ts'
import { viewPlaylist } from './require-playlist.ts'

export async function createPlaylist({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { name, format } = input.playlist_data
  const { storeId } = scope
  const contents = await readContents(tx, { storeId, format }, toInputs(input.material_data))
  const id = await insertPlaylist(tx, { storeId, name, format, updatedBy: actor.accountId })
  await insertMaterials(
    tx,
    id,
    contents.map((content, at) => ({ ...content, position: at + 1 })),
  )
  return { playlist: await viewPlaylist(tx, id), message: text('playlist.created', { name }) }
}
