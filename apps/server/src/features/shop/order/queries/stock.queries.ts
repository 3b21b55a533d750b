import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type Piece = { productId: number; variantId: number | null; qty: number }

export type ShortPiece = Pick<Piece, 'productId' | 'variantId'>

/** Locked by id, so that two orders of the same products cannot deadlock. */
const lockProducts = rawQuery({
  name: 'order.lockProducts',
  row: { id: 'int4' },
  sql: 'select id from product where id = any($1::int[]) order by id for no key update',
})

const lockVariants = rawQuery({
  name: 'order.lockVariants',
  row: { id: 'int4' },
  sql: 'select id from product_variant where id = any($1::int[]) order by id for no key update',
})

const wantedSql = `wanted as (select product_id, nullif(variant_id, 0) as variant_id, sum(qty)::int as qty
    from unnest($1::int[], $2::int[], $3::int[]) as w (product_id, variant_id, qty) group by 1, 2),
  whole as (select product_id, sum(qty)::int as qty,
    coalesce(sum(qty) filter (where variant_id is null), 0)::int as plain from wanted group by 1)`

const takeQuery = rawQuery<ShortPiece>({
  name: 'order.takeStock',
  row: { productId: 'int4', variantId: 'int4?' },
  sql: `with ${wantedSql},
   short as (select w.product_id, w.variant_id from wanted w join product p on p.id = w.product_id
     left join product_variant v on v.id = w.variant_id
     where p.prod_track_stock and coalesce(v.stock, p.prod_stock) < w.qty),
   of_variants as (update product_variant v set stock = v.stock - w.qty
     from wanted w join product p on p.id = w.product_id and p.prod_track_stock
     where v.id = w.variant_id and not exists (select from short)),
   of_products as (update product p set prod_sold_qty = p.prod_sold_qty + w.qty,
       prod_stock = p.prod_stock - case when p.prod_track_stock then w.plain else 0 end
     from whole w where p.id = w.product_id and not exists (select from short))
   select product_id as "productId", variant_id as "variantId" from short`,
})

const giveBackQuery = rawQuery({
  name: 'order.returnStock',
  row: {},
  sql: `with ${wantedSql},
   of_variants as (update product_variant v set stock = v.stock + w.qty
     from wanted w join product p on p.id = w.product_id and p.prod_track_stock where v.id = w.variant_id)
   update product p set prod_sold_qty = greatest(p.prod_sold_qty - w.qty, 0),
     prod_stock = p.prod_stock + case when p.prod_track_stock then w.plain else 0 end
   from whole w where p.id = w.product_id`,
})

const toColumns = (pieces: readonly Piece[]) => [
  pieces.map(({ productId }) => productId),
  pieces.map(({ variantId }) => variantId ?? 0),
  pieces.map(({ qty }) => qty),
]

async function lock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  const variants = pieces.flatMap(({ variantId }) => variantId ?? [])
  await tx.run(lockProducts, [pieces.map(({ productId }) => productId)])
  if (variants.length > 0) await tx.run(lockVariants, [variants])
}

/** Takes all pieces or none; returns those that are short. */
export async function takeStock(tx: Tx, pieces: readonly Piece[]): Promise<ShortPiece[]> {
  if (pieces.length === 0) return []
  await lock(tx, pieces)
  return tx.run(takeQuery, toColumns(pieces))
}

export async function returnStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  if (pieces.length === 0) return
  await lock(tx, pieces)
  await tx.run(giveBackQuery, toColumns(pieces))
}
