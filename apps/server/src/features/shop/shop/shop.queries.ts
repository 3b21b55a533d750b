import { defaultCodOpenLimit, type ShippingForm, type ShopSettings } from '@lumiroute/contract/shop'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const columns = `shipping_home as "shippingHome", shipping_cvs as "shippingCvs",
  free_shipping_from as "freeShippingFrom", cod_enabled as "codEnabled", cod_open_limit as "codOpenLimit", version`

const find = rawQuery<ShopSettings>({
  name: 'shop.settings',
  row: {
    shippingHome: 'int4',
    shippingCvs: 'int4',
    freeShippingFrom: 'int4?',
    codEnabled: 'bool',
    codOpenLimit: 'int4',
    version: 'int4',
  },
  sql: `select ${columns} from shop_settings where store_id = $1`,
})
const unset: ShopSettings = {
  shippingHome: 0,
  shippingCvs: 0,
  freeShippingFrom: null,
  codEnabled: true,
  codOpenLimit: defaultCodOpenLimit,
  version: 0,
}

export const readSettings = async (db: Handle, storeId: number): Promise<ShopSettings> =>
  (await db.run(find, [storeId]))[0] ?? unset

const save = rawQuery<ShopSettings>({
  name: 'shop.saveSettings',
  row: {
    shippingHome: 'int4',
    shippingCvs: 'int4',
    freeShippingFrom: 'int4?',
    codEnabled: 'bool',
    codOpenLimit: 'int4',
    version: 'int4',
  },
  sql: `insert into shop_settings as s (store_id, shipping_home, shipping_cvs, free_shipping_from, updated_by,
     cod_enabled, cod_open_limit)
   values ($1, $2, $3, $4, $5, coalesce($7, true), coalesce($8, ${defaultCodOpenLimit}))
   on conflict (store_id) do update set shipping_home = excluded.shipping_home,
     shipping_cvs = excluded.shipping_cvs, free_shipping_from = excluded.free_shipping_from,
     cod_enabled = coalesce($7, s.cod_enabled), cod_open_limit = coalesce($8, s.cod_open_limit),
     updated_at = now(), updated_by = excluded.updated_by, version = s.version + 1
   where $6::int is null or s.version = $6
   returning ${columns}`,
})

/** Nothing where somebody saved since this version, also when two set them for the first time at once. */
export async function saveSettings(
  tx: Tx,
  { storeId, by }: { storeId: number; by: number },
  { shippingHome, shippingCvs, freeShippingFrom, codEnabled, codOpenLimit, version }: ShippingForm,
): Promise<ShopSettings | undefined> {
  const cod = [codEnabled ?? null, codOpenLimit ?? null]
  const values = [storeId, shippingHome, shippingCvs, freeShippingFrom, by, version ?? null, ...cod]
  return (await tx.run(save, values))[0]
}
