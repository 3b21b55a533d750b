import { storeImageSizes } from '@lumiroute/contract/store'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { files } from '../../../db/schema/index.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'

type Images = { storeImage?: string | null | undefined; storeBigImage?: string[] | undefined }
type Size = { width: number | null; height: number | null }

/** Images are the store's own uploads, already cut to the size that the place shows. */
export async function requireStoreImages(tx: Tx, storeId: number, images: Images): Promise<void> {
  const small = images.storeImage ? [images.storeImage] : []
  const big = images.storeBigImage ?? []
  if (small.length + big.length === 0) return
  const known = await lockImages(tx, storeId, [...small, ...big])
  requireSizes('storeImage', small, known, storeImageSizes.small)
  requireSizes('storeBigImage', big, known, storeImageSizes.big)
}

/** Locked, so that the sweep of unused files cannot take one away before this commits. */
async function lockImages(tx: Tx, storeId: number, names: string[]): Promise<Map<string, Size>> {
  const rows = await tx
    .select({ name: files.uuidName, width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.storeId, storeId), eq(files.kind, 'store'), inArray(files.uuidName, names)))
    .for('key share')
  return new Map(rows.map(({ name, ...size }) => [name, size]))
}

function requireSizes(
  field: string,
  names: string[],
  known: Map<string, Size>,
  { width, height }: { width: number; height: number },
): void {
  for (const name of names) {
    const size = known.get(name)
    if (!size) throw refuseField(field, text('store.imageNotFound'))
    if (size.width !== width || size.height !== height)
      throw refuseField(field, text('file.wrongSize', { width, height }))
  }
}
