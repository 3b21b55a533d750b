/** Sequences of the product list; without one, as the store arranged them. */
export const frontProductSorts = ['newest', 'price', '-price', 'popular'] as const
export type FrontProductSort = (typeof frontProductSorts)[number]

/** All that the public learns about stock. */
export const availabilityCodes = ['available', 'few', 'soldout'] as const
export type Availability = (typeof availabilityCodes)[number]

/** Ways of issue that are open to every member. */
export const openIssueTypes = ['public', 'claim', 'point_exchange', 'lottery'] as const
export type OpenIssueType = (typeof openIssueTypes)[number]

/** Pages of the store front whose visits are counted. */
export const frontPages = [
  'home',
  'products',
  'product',
  'activity',
  'coupons',
  'coupon',
  'cards',
  'cart',
  'checkout',
  'orders',
  'profile',
  'game',
] as const
export type FrontPage = (typeof frontPages)[number]

export const maxFrontSize = 50
/** Products on the first page. */
export const homeProducts = 12
