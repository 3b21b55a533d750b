import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Text } from '../../fields.ts'
import { Code, InStore } from '../shop/shop-fields.ts'
import {
  FrontActivity,
  FrontActivityDetail,
  FrontCategory,
  FrontCoupon,
  FrontPointCard,
  FrontProduct,
  FrontProductDetail,
  FrontSettings,
  FrontStore,
} from './front-answers.ts'
import { frontPages, frontProductSorts, maxFrontSize } from './front-codes.ts'

/** Phones often share the address of their carrier, so the limit is far above what one person reads. */
const call = {
  method: 'GET',
  access: anyone,
  category: 'storeInfo',
  errors: ['NOT_FOUND'],
  callsPerMinute: 600,
} as const

const maxPage = 10_000

export const getFront = endpoint({
  ...call,
  id: 'front.get',
  path: '/front/{store}',
  summary:
    'Gets the first page of an enabled store’s front: the store, what it shows now, and how it delivers. Answers may be some seconds old.',
  params: InStore,
  answer: z.object({
    store: FrontStore,
    bannerList: z.array(FrontActivity),
    activityList: z.array(FrontActivity),
    categoryList: z.array(FrontCategory),
    /** The first products, those of categories on the first page before others. */
    productList: z.array(FrontProduct),
    couponList: z.array(FrontCoupon),
    pointCardList: z.array(FrontPointCard),
    settings: FrontSettings,
  }),
})

export const listFrontProducts = endpoint({
  ...call,
  id: 'front.listProducts',
  path: '/front/{store}/products',
  summary: 'Lists the products on sale, by the lowest price, by sales or newest first.',
  params: InStore,
  query: z.object({
    /** Includes child categories. */
    cateCode: Code.optional(),
    q: Text(100).optional(),
    sort: z.enum(frontProductSorts).optional(),
    page: z.coerce.number().pipe(z.int().min(1).max(maxPage)).default(1),
    size: z.coerce.number().pipe(z.int().min(1).max(maxFrontSize)).default(20),
  }),
  answer: z.object({ productList: z.array(FrontProduct), total: z.int() }),
})

export const getFrontProduct = endpoint({
  ...call,
  id: 'front.getProduct',
  path: '/front/{store}/products/{prodCode}',
  summary: 'Gets a product on sale with its options and variants.',
  params: InStore.extend({ prodCode: Code }),
  answer: z.object({ product: FrontProductDetail }),
})

export const getFrontActivity = endpoint({
  ...call,
  id: 'front.getActivity',
  path: '/front/{store}/activities/{actCode}',
  summary: 'Gets an activity or banner that runs now and is meant for everybody.',
  params: InStore.extend({ actCode: Code }),
  answer: z.object({ activity: FrontActivityDetail }),
})

export const listFrontCoupons = endpoint({
  ...call,
  id: 'front.listCoupons',
  path: '/front/{store}/coupons',
  summary: 'Lists the coupons that every member can claim now.',
  params: InStore,
  answer: z.object({ couponList: z.array(FrontCoupon) }),
})

export const getFrontCoupon = endpoint({
  ...call,
  id: 'front.getCoupon',
  path: '/front/{store}/coupons/{cpnCode}',
  summary: 'Gets a coupon that every member can claim now.',
  params: InStore.extend({ cpnCode: Code }),
  answer: z.object({ coupon: FrontCoupon }),
})

export const countVisit = endpoint({
  ...call,
  id: 'front.countVisit',
  method: 'POST',
  path: '/front/{store}/visit',
  summary:
    'Counts a visit of a page of the store front in the activity log, without anything about the visitor.',
  params: InStore,
  body: z.object({
    page: z.enum(frontPages),
    /** What the page shows. */
    code: Code.optional(),
  }),
  answer: z.object({}),
  callsPerMinute: 60,
  audit: null,
})
