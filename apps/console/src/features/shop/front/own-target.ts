import type { FrontTarget } from '@lumiroute/contract/front'
import { frontAddress, parseFrontAddress } from './front-address.ts'

/** Pages of the own front that a QR code can open; all but the first page show one thing. */
export const targetPages = ['home', 'products', 'coupons', 'activities'] as const
export type TargetPage = (typeof targetPages)[number]
export type TargetList = Exclude<TargetPage, 'home'>
export type OwnTarget = { page: 'home' } | { page: TargetList; code: string }

const isPage = (list: string): list is TargetList =>
  targetPages.some((page) => page === list && page !== 'home')

function toOwn({ list, code }: FrontTarget): OwnTarget | undefined {
  if (!list) return { page: 'home' }
  return code && isPage(list) ? { page: list, code } : undefined
}

/** What an address opens in this store's front; undefined for other addresses. */
export function parseOwnTarget(storeCode: string, address: string): OwnTarget | undefined {
  const target = parseFrontAddress(storeCode, address.trim())
  return target && toOwn(target)
}

export const ownAddress = (storeCode: string, target: OwnTarget) =>
  frontAddress(storeCode, target.page === 'home' ? {} : { list: target.page, code: target.code })
