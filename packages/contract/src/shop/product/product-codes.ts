/** Status set by people. */
export const productStatuses = { draft: '草稿', on: '上架', off: '下架', soldout: '已售完' } as const
export type ProductStatus = keyof typeof productStatuses
export const productStatusCodes = Object.keys(productStatuses) as [ProductStatus, ...ProductStatus[]]

/** Derived from the status, the dates, the stock and the current time. */
export const productStates = {
  on: '上架中',
  scheduled: '待上架',
  soldout: '已售完',
  draft: '草稿',
  off: '已下架',
  ended: '已到期',
} as const
export type ProductState = keyof typeof productStates
export const productStateCodes = Object.keys(productStates) as [ProductState, ...ProductState[]]

export const stockStates = ['untracked', 'plenty', 'low', 'none'] as const
export type StockState = (typeof stockStates)[number]

export const taxTypes = { 1: '應稅', 2: '零稅率', 3: '免稅' } as const
export const deliveries = { pickup: '到店自取', home: '宅配', cvs: '超商取貨' } as const
export type Delivery = keyof typeof deliveries
export const deliveryCodes = Object.keys(deliveries) as [Delivery, ...Delivery[]]

export const maxImages = 8
export const maxOptions = 3
export const maxVariants = 100
export const maxStock = 9_999_999
export const maxProductRows = 1000
export const maxImportBytes = 2_000_000
