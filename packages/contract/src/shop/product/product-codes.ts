/** Status set by people. */
export const productStatusCodes = ['draft', 'on', 'off', 'soldout'] as const
export type ProductStatus = (typeof productStatusCodes)[number]

/** Derived from the status, the dates, the stock and the current time. */
export const productStateCodes = ['on', 'scheduled', 'soldout', 'draft', 'off', 'ended'] as const
export type ProductState = (typeof productStateCodes)[number]

export const stockStates = ['untracked', 'plenty', 'low', 'none'] as const
export type StockState = (typeof stockStates)[number]

export const deliveryCodes = ['pickup', 'home', 'cvs'] as const
export type Delivery = (typeof deliveryCodes)[number]

export const maxImages = 8
export const maxOptions = 3
export const maxVariants = 100
export const maxStock = 9_999_999
export const maxProductRows = 1000
export const maxImportBytes = 2_000_000
