import type { Deps } from '../../../deps.ts'
import { linkToFile } from '../../platform/file/file.links.ts'

type Signing = Pick<Deps, 'settings' | 'now'>

const minuteMs = 60_000

/** Whoever was not heard of since this moment is offline. */
export const silentSince = ({ settings, now }: Signing) =>
  new Date(now().getTime() - settings.deviceOfflineMinutes * minuteMs)

// Quotes inside a text are escaped, so that nothing a device sends can look like this.
const imageInJson = /"image":"([0-9a-f-]{36}\.\w{3,4})"/g

/** Screenshots show the street: their names leave only as links that we signed. */
export const signImages = (signing: Signing, json: string): string =>
  json.replaceAll(
    imageInJson,
    (_whole, uuidName: string) =>
      `"image":${JSON.stringify(linkToFile(signing, { uuidName, isPrivate: true }))}`,
  )
