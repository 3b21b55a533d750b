import { defaultCodOpenLimit, type ShippingForm, type ShopSettings } from '@lumiroute/contract/shop'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const columns = `shipping_home as "shippingHome", shipping_cvs as "shippingCvs",
  free_shipping_from as "freeShippingFrom", cod_enabled as "codEnabled", cod_open_limit as "codOpenLimit", version`

const settingsRow = {
  shippingHome: 'int4',
  shippingCvs: 'int4',
  freeShippingFrom: 'int4?',
  codEnabled: 'bool',
  codOpenLimit: 'int4',
  version: 'int4',
} as const

const getSettingsQuery = rawQuery<ShopSettings>({
  name: 'shop.settings',
  row: settingsRow,
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

export const getSettings = async (db: Handle, storeId: number): Promise<ShopSettings> =>
  (await db.run(getSettingsQuery, [storeId]))[0] ?? unset

const upsertSettingsQuery = rawQuery<ShopSettings>({
  name: 'shop.upsertSettings',
  row: settingsRow,
  sql: `insert into shop_settings as s (store_id, shipping_home, shipping_cvs, free_shipping_from, updated_by,
     cod_enabled, cod_open_limit)
   values ({storeId}, {shippingHome}, {shippingCvs}, {freeShippingFrom}, {by}, coalesce({codEnabled}, true),
     coalesce({codOpenLimit}, ${defaultCodOpenLimit}))
   on conflict (store_id) do update set shipping_home = excluded.shipping_home,
     shipping_cvs = excluded.shipping_cvs, free_shipping_from = excluded.free_shipping_from,
     cod_enabled = coalesce({codEnabled}, s.cod_enabled), cod_open_limit = coalesce({codOpenLimit}, s.cod_open_limit),
     updated_at = now(), updated_by = excluded.updated_by, version = s.version + 1
   where {version}::int is null or s.version = {version}
   returning ${columns}`,
})

type Optional = 'codEnabled' | 'codOpenLimit' | 'version'
type Nullable = { [Name in Optional]?: ShippingForm[Name] | null }

/**
 * Undefined if somebody saved since this version, even if two people save for the first time simultaneously.
 */
export async function upsertSettings(
  tx: Tx,
  { storeId, by }: { storeId: number; by: number },
  {
    codEnabled = null,
    codOpenLimit = null,
    version = null,
    ...form
  }: Omit<ShippingForm, Optional> & Nullable,
): Promise<ShopSettings | undefined> {
  const { shippingHome, shippingCvs, freeShippingFrom } = form
  const values = {
    storeId,
    by,
    shippingHome,
    shippingCvs,
    freeShippingFrom,
    codEnabled,
    codOpenLimit,
    version,
  }
  return (await tx.run(upsertSettingsQuery, values))[0]
}
