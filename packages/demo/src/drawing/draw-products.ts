import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { demoCatalogues, pictureFile } from '../data/demo-products.ts'
import { productPicture } from './products/product-picture.ts'

/** Drawn beforehand: shadows and grain take most of a second for each picture. */
export async function drawProducts(folder: string): Promise<void> {
  for (const [storeCode, { products }] of Object.entries(demoCatalogues))
    for (const { code, look } of products)
      await writeFile(path.join(folder, pictureFile(storeCode, code)), await draw(productPicture(look)))
}

const draw = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer()
