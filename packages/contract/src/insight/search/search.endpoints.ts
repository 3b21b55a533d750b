import { z } from 'zod'
import { signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'
import type { Permission } from '../../platform/account/store-roles.ts'
import { linkSchema } from '../../platform/link/link-schema.ts'

export const searchCategories = [
  'store',
  'account',
  'playlist',
  'ad',
  'game',
  'order',
  'shopOrder',
  'product',
  'activity',
  'coupon',
  'pointCard',
  'message',
  'member',
  'route',
  'vehicle',
  'device',
] as const
/** Platform data, found by operators only. */
export const operatorCategories: readonly SearchCategory[] = ['route', 'vehicle', 'device']
/** A store's customers are found by its own administrators only. */
export const storeCategories: readonly SearchCategory[] = ['member']
/** What the page behind a hit of each category needs. */
export const searchPermissions = {
  store: 'store.read',
  account: 'accounts.manage',
  playlist: 'ads.read',
  ad: 'ads.read',
  game: 'reports.read',
  order: 'payments.read',
  shopOrder: 'orders.read',
  product: 'shop.write',
  activity: 'shop.write',
  coupon: 'shop.write',
  pointCard: 'shop.write',
  message: 'shop.write',
  member: 'members.read',
  route: 'ads.read',
  vehicle: 'ads.read',
  device: 'ads.read',
} as const satisfies Record<SearchCategory, Permission>
/** Maximum number of hits per category. */
export const mostHits = 8
export type SearchCategory = (typeof searchCategories)[number]

export const Hit = z.object({
  category: z.enum(searchCategories),
  title: z.string(),
  detail: z.string(),
  link: linkSchema,
})
export type Hit = z.infer<typeof Hit>

export const search = endpoint({
  id: 'search.find',
  method: 'GET',
  path: '/search',
  summary: 'Searches everything that the person may see by part of a name or code.',
  access: signedIn,
  permission: 'self',
  category: null,
  query: z.object({ q: RequiredText(100), category: z.enum(searchCategories).optional() }),
  answer: z.object({ hitList: z.array(Hit) }),
})
