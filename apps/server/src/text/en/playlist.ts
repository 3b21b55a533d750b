import type { TranslationOf } from '@lumiroute/contract/text'
import type { playlist as zhTW } from '../zh-TW/playlist.ts'

export const playlist: TranslationOf<typeof zhTW> = {
  created: 'Playlist “{name}” created',
  updated: 'Playlist “{name}” saved',
  deleted: 'Playlist “{name}” deleted',
  materialCreated: 'Material added',
  materialUpdated: 'Material “{name}” saved',
  materialDeleted: 'Material “{name}” deleted',
  usedByAds: 'Playlist “{name}” cannot be deleted: it is used by {ads}',
  usedByDevices: 'Playlist “{name}” cannot be deleted: it is the default playlist of {devices}',
  lastMaterial: 'Playlist “{name}” is used by {ads} and must keep at least one material',
  adWithStatus: '“{name}” ({status})',
  quoted: '“{name}”',
  firstAds: '{ads} and others, {count} ads in all',
  firstDevices: '{devices} and others, {count} devices in all',
  formatFixed: 'The format cannot be changed while the playlist has materials',
  fileMissing: 'File not found. Upload it again.',
  materialMissing: 'Material not found. Reload the page and try again.',
  materialRepeated: 'This material appears twice',
  needsVideo: 'This playlist takes videos, not images',
  needsImage: 'This playlist takes images, not videos',
  needsSideBarImage: 'This playlist takes images for the side bar of games, not videos',
}
