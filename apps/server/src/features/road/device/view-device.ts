import type { Device } from '@lumiroute/contract/device'
import type { Deps } from '../../../deps.ts'
import { linkToFile } from '../../platform/file/file-links.ts'

/** Screenshots are private, so their file names leave the server only inside signed links. */
export const viewDevice = (signing: Pick<Deps, 'settings' | 'now'>, device: Device): Device => ({
  ...device,
  image: device.image === null ? null : linkToFile(signing, { uuidName: device.image, isPrivate: true }),
})
