import type { VariantForm } from '@lumiroute/contract/product'
import type { Tx } from '../../../db/db.ts'
import { calculateStock } from './calculate-stock.ts'
import {
  deleteVariantsExcept,
  lockVariants,
  upsertVariants,
  type VariantRow,
} from './queries/variant.queries.ts'

type Named = VariantForm & { varCode: string; known: VariantRow | undefined }

/** Call with the product locked. */
export async function saveVariants(
  tx: Tx,
  productId: number,
  forms: VariantForm[],
  now: Date,
): Promise<void> {
  const known = await lockVariants(tx, productId)
  if (known.length + forms.length === 0) return
  const named = nameAll(forms, known)
  const codes = named.map(({ varCode }) => varCode)
  await deleteVariantsExcept(tx, productId, codes, now)
  await upsertVariants(tx, productId, named.map(toRow))
}

const toRow = ({ known, stock, stockSeen, ...form }: Named, at: number) => ({
  ...form,
  stock: calculateStock(known?.stock, stock, stockSeen, `prodVariants.${at}.stock`),
  position: at + 1,
})

/** A variant without a code is matched by its option values, including hidden ones; otherwise it is new. */
function nameAll(forms: VariantForm[], known: VariantRow[]): Named[] {
  const taken = new Set([...forms, ...known].map(({ varCode }) => varCode))
  const claimed = new Set(forms.map(({ varCode }) => varCode))
  let number = 0
  const nextCode = () => {
    do number += 1
    while (taken.has(`V${number}`))
    return `V${number}`
  }
  return forms.map((form) => {
    const same = form.varCode
      ? known.find(({ varCode }) => varCode === form.varCode)
      : known.find((row) => !claimed.has(row.varCode) && isSame(row.optionValues, form.optionValues))
    return { ...form, varCode: form.varCode || (same?.varCode ?? nextCode()), known: same }
  })
}

const isSame = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other)
