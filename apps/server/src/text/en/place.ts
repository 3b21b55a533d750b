import type { TranslationOf } from '@lumiroute/contract/text'
import type { place as zhTW } from '../zh-TW/place.ts'

export const place: TranslationOf<typeof zhTW> = {
  created: 'Place “{name}” created',
  updated: 'Place “{name}” saved',
  deleted: 'Place “{name}” deleted',
  nameTaken: 'A place with this name exists',
  quoted: '“{name}”',
  devices: 'the devices {names}',
  devicesMany: '{count} devices ({names} and more)',
  ads: 'the ads {names}',
  adsMany: '{count} ads ({names} and more)',
  inUse: 'Place “{name}” is used by {uses} and cannot be deleted',
  inUseByBoth: 'Place “{name}” is used by {devices} and {ads} and cannot be deleted',
}
