import { activity } from './activity.ts'
import { catalogue } from './catalogue.ts'
import { category } from './category.ts'
import { member } from './member.ts'
import { product } from './product.ts'
import { tag } from './tag.ts'

/** Products, coupons, members: what a store's shop says. */
export const shop = { activity, catalogue, category, member, product, tag }
