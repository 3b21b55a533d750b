export type FileReference = {
  table: string
  /** Selects the names of files that the table's rows refer to. */
  names: string
}

/**
 * Every reference that protects a file from deletion. A feature whose rows refer to files must add an entry
 * here, and lock the file's row (`for key share`, as a foreign key does) before it commits a reference; the
 * job for unused files relies on both.
 */
export const fileReferences: readonly FileReference[] = [
  { table: 'store', names: 'select store_image from store' },
  { table: 'store', names: 'select unnest(store_big_image) from store' },
  { table: 'material', names: 'select file_name from material' },
  { table: 'ad', names: 'select banner_image from ad' },
  { table: 'ad', names: 'select united_banner from ad' },
  { table: 'broadcast_record', names: 'select image_name from broadcast_record' },
  { table: 'record_image', names: 'select file_name from record_image' },
  { table: 'device', names: 'select image_name from device' },
  { table: 'place', names: 'select photo from place' },
  { table: 'product', names: 'select unnest(prod_images) from product' },
  { table: 'product', names: 'select prod_video from product' },
  { table: 'product_variant', names: 'select image from product_variant' },
  { table: 'category', names: 'select cate_image from category' },
  { table: 'activity', names: 'select act_image from activity' },
  { table: 'activity', names: 'select act_square_image from activity' },
  { table: 'coupon', names: 'select cpn_image from coupon' },
  { table: 'point_card', names: 'select pc_bg_image from point_card' },
  { table: 'message', names: 'select unnest(file_names) from message' },
  { table: 'ad_snapshot', names: 'select unnest(file_names) from ad_snapshot' },
]

/** True for a row `f` of table `file` without references. */
export const isUnreferenced = fileReferences
  .map(({ names }) => `not exists (select 1 from (${names}) as n (name) where n.name = f.uuid_name)`)
  .join(' and ')
