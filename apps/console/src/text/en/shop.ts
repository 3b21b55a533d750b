/** Products, coupons, members: what a store's shop says. */
export const shop = {}
