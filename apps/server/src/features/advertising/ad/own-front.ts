import type { AdForm } from '@lumiroute/contract/ad'
import { isFrontPath } from '@lumiroute/contract/member'
import type { Handle } from '../../../db/db.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
import { findStoreCode } from './queries/ad.queries.ts'
import type { Faults } from './validate-ad.ts'

/** Whether an address leads to the front of this store on this platform. */
export function isOwnFront(settings: Settings, storeCode: string, url: string): boolean {
  const path = findFrontPath(settings, url)
  return path !== undefined && isFrontPath(storeCode, path)
}

/** Path and query of an address under /s/ of this platform; undefined for any other address. */
function findFrontPath(settings: Settings, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname, search } = new URL(url)
  const isFront = origin === new URL(consoleUrl(settings)).origin && /^\/+s(?:\/|$)/i.test(decode(pathname))
  return isFront ? `${pathname}${search}` : undefined
}

/** Routes are found by the decoded path. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A QR code must not lead to the front of another store. */
export async function findFrontFaults(
  db: Handle,
  settings: Settings,
  storeId: number,
  { qrcodeUrl }: AdForm,
): Promise<Faults> {
  if (findFrontPath(settings, qrcodeUrl) === undefined) return {}
  const storeCode = (await findStoreCode(db, storeId)) ?? ''
  return isOwnFront(settings, storeCode, qrcodeUrl) ? {} : { 'ad_data.qrcodeUrl': text('ad.foreignFront') }
}
