import { z } from 'zod'
import { ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { ShippingForm, ShopSettings } from './shipping.ts'
import { InStore } from './shop-fields.ts'

const ofStore = { params: InStore, access: ownStore('params.store', 'code'), category: 'storeInfo' } as const
const answer = z.object({ settings: ShopSettings })

export const getShopSettings = endpoint({
  id: 'shop.getSettings',
  method: 'GET',
  path: '/shop/settings/{store}',
  summary:
    'Gets the store’s shipping fees (none until they are set), whether members may pay on delivery, and how many such orders each may have open.',
  ...ofStore,
  permission: 'shop.read',
  answer,
})

export const getShipping = endpoint({
  id: 'shop.getShipping',
  method: 'GET',
  path: '/v1/shop/settings/{store}',
  summary: 'Gets the shipping fees for a member before ordering.',
  params: InStore,
  access: ownMember('params.store'),
  permission: 'shop.read',
  category: null,
  answer,
})

export const updateShopSettings = endpoint({
  id: 'shop.updateSettings',
  method: 'PUT',
  path: '/shop/settings/{store}',
  summary:
    'Sets the shipping fees by kind of delivery, the free shipping threshold, and whether members may pay on delivery.',
  ...ofStore,
  permission: 'shop.settings',
  body: ShippingForm,
  answer,
  errors: ['CONFLICT'],
})
