import { frontPagePath, parseFrontPath } from '@lumiroute/contract/front'
import type { FrontTarget } from '@lumiroute/contract/front'

/** The full address of a page of a store's front. */
export const frontAddress = (storeCode: string, target?: FrontTarget) =>
  new URL(frontPagePath(storeCode, target), location.origin).href

/** What an address shows, if it is a page of this store's front. */
export function parseFrontAddress(storeCode: string, address: string): FrontTarget | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin === location.origin ? parseFrontPath(storeCode, pathname) : undefined
}
