import { storeImageSizes } from '@lumiroute/contract/store'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { type KnownFiles, lockFiles } from '../file/lock-files.ts'

type Images = { storeImage?: string | null | undefined; storeBigImage?: string[] | undefined }

/** Images must be the store's own uploads, already cropped to the displayed size. */
export async function requireStoreImages(tx: Tx, storeId: number, images: Images): Promise<void> {
  const small = images.storeImage ? [images.storeImage] : []
  const big = images.storeBigImage ?? []
  if (small.length + big.length === 0) return
  const known = await lockFiles(tx, storeId, 'store', [...small, ...big])
  requireSizes('storeImage', small, known, storeImageSizes.small)
  requireSizes('storeBigImage', big, known, storeImageSizes.big)
}

function requireSizes(
  field: string,
  names: string[],
  known: KnownFiles,
  { width, height }: { width: number; height: number },
): void {
  for (const name of names) {
    const size = known.get(name)
    if (!size) throw refuseField(field, text('store.imageNotFound'))
    if (size.width !== width || size.height !== height)
      throw refuseField(field, text('file.wrongSize', { width, height }))
  }
}
