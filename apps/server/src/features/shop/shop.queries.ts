import type { ShippingForm, ShopSettings } from '@lumiroute/contract'
import { type Handle, statement, type Tx } from '../../db/db.ts'

const columns = `shipping_home as "shippingHome", shipping_cvs as "shippingCvs",
  free_shipping_from as "freeShippingFrom", version`

const find = statement<ShopSettings>(
  'shop.settings',
  `select ${columns} from shop_settings where store_id = $1`,
)
const unset: ShopSettings = { shippingHome: 0, shippingCvs: 0, freeShippingFrom: null, version: 0 }

export const readSettings = async (db: Handle, storeId: number): Promise<ShopSettings> =>
  (await db.run(find, [storeId]))[0] ?? unset

const save = statement<ShopSettings>(
  'shop.saveSettings',
  `insert into shop_settings as s (store_id, shipping_home, shipping_cvs, free_shipping_from, updated_by)
   values ($1, $2, $3, $4, $5)
   on conflict (store_id) do update set shipping_home = excluded.shipping_home,
     shipping_cvs = excluded.shipping_cvs, free_shipping_from = excluded.free_shipping_from,
     updated_at = now(), updated_by = excluded.updated_by, version = s.version + 1
   where $6::int is null or s.version = $6
   returning ${columns}`,
)

/** Nothing where somebody saved since this version, also when two set them for the first time at once. */
export async function saveSettings(
  tx: Tx,
  { storeId, by }: { storeId: number; by: number },
  { shippingHome, shippingCvs, freeShippingFrom, version }: ShippingForm,
): Promise<ShopSettings | undefined> {
  const values = [storeId, shippingHome, shippingCvs, freeShippingFrom, by, version ?? null]
  return (await tx.run(save, values))[0]
}
