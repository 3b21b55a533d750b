import type { TranslationOf } from '@lumiroute/contract/text'
import type { device as zhTW } from '../zh-TW/device.ts'

export const device: TranslationOf<typeof zhTW> = {
  created: 'Device “{name}” created',
  updated: 'Device “{name}” saved',
  deleted: 'Device “{name}” deleted',
  paired: 'Device “{name}” paired',
  revoked: 'Device “{name}” unpaired',
  macTaken: 'This MAC address is registered already',
  wrongPairingCode: 'The pairing code is wrong or has expired. Look at the device’s screen again.',
  playlistNotFound: 'Playlist of the platform not found',
  placeNotFound: 'Place not found. Please choose again.',
  storeNotFound: 'Store not found. Please choose again.',
  locationNotFound: 'Place “{name}” not found. Please add it first.',
  homeInVehicle: 'The device is in vehicle “{no}”. Remove it from there first.',
  takenByVehicle: 'The device is in a vehicle. Remove it from there first.',
  kindInVehicle: 'The device is in vehicle “{no}”, so its kind cannot change',
  inVehicle: 'Device “{name}” is in vehicle “{no}”. Remove it from there before deleting it.',
  offlineMailSubject: '{count} {count:device|devices} offline',
  offlineMailGreeting: 'Hello {name},',
  offlineMailIntro: 'These devices are offline. Please check their power and network:',
  offlineMailDevice: '{device}, {where}',
  offlineMailMore: 'And {count} more.',
  offlineMailLink: 'Show offline devices',
}
