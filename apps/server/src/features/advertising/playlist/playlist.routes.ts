import * as contract from '@lumiroute/contract/playlist'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addMaterial } from './add-material.ts'
import { addPlaylist } from './add-playlist.ts'
import { deleteMaterial } from './delete-material.ts'
import { deletePlaylist } from './delete-playlist.ts'
import { queryPlaylists } from './query-playlists.ts'
import { updateMaterial } from './update-material.ts'
import { updatePlaylist } from './update-playlist.ts'

export const playlistRoutes: Route[] = [
  read(contract.queryPlaylists, queryPlaylists),
  write(contract.addPlaylist, addPlaylist),
  write(contract.updatePlaylist, updatePlaylist),
  write(contract.deletePlaylist, deletePlaylist),
  write(contract.addMaterial, addMaterial),
  write(contract.updateMaterial, updateMaterial),
  write(contract.deleteMaterial, deleteMaterial),
]
