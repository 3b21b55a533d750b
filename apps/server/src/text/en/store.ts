import type { TranslationOf } from '@lumiroute/contract/text'
import type { store as zhTW } from '../zh-TW/store.ts'

export const store: TranslationOf<typeof zhTW> = {
  created: 'Store “{name}” created',
  updated: 'Store “{name}” saved',
  deleted: 'Store “{name}” deleted',
  codeTaken: 'This store code is taken',
  taxNumberTaken: 'Another store has this tax number',
  platformStaysEnabled: 'The platform’s own store cannot be disabled',
  platformKeepsCode: 'The code of the platform’s own store cannot be changed',
  platformStays: 'The platform’s own store cannot be deleted',
  hasRows: 'Store “{name}” still has {rows} and cannot be deleted. You can disable it instead',
  hasData: 'Store “{name}” still has data and cannot be deleted. You can disable it instead',
  members: '{count} {count:member|members}',
  ads: '{count} {count:ad|ads}',
  playlists: '{count} {count:playlist|playlists}',
  orders: '{count} {count:order|orders}',
  products: '{count} {count:product|products}',
  categories: '{count} {count:product category|product categories}',
  activities: '{count} {count:news item or banner|news items or banners}',
  coupons: '{count} {count:coupon|coupons}',
  pointCards: '{count} {count:point card|point cards}',
  messages: '{count} {count:message|messages}',
  imageNotFound: 'The image was not found. Please upload it again',
}
