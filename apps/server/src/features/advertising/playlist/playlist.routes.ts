import * as contract from '@lumiroute/contract/playlist'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createMaterial } from './create-material.ts'
import { createPlaylist } from './create-playlist.ts'
import { deleteMaterial } from './delete-material.ts'
import { deletePlaylist } from './delete-playlist.ts'
import { listPlaylists } from './list-playlists.ts'
import { updateMaterial } from './update-material.ts'
import { updatePlaylist } from './update-playlist.ts'

export const playlistRoutes: Route[] = [
  read(contract.listPlaylists, listPlaylists),
  write(contract.createPlaylist, createPlaylist),
  write(contract.updatePlaylist, updatePlaylist),
  write(contract.deletePlaylist, deletePlaylist),
  write(contract.createMaterial, createMaterial),
  write(contract.updateMaterial, updateMaterial),
  write(contract.deleteMaterial, deleteMaterial),
]
