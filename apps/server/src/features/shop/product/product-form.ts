import type { Product } from '@lumiroute/contract/product'
import type { Form } from './save-product.ts'

/** The form that would leave the product unchanged. */
export function toForm(product: Product): Omit<Form, 'version'> {
  const { prodState: _state, prodStockState: _stock, categories: _names, prodSort: _sort, ...rest } = product
  const { prodSoldQty: _sold, prodViewCount: _views, createdAt: _made, updatedAt: _at, ...more } = rest
  const { updatedBy: _by, version: _version, ...fields } = more
  return {
    ...fields,
    prodTaxType: fields.prodTaxType as 1,
    prodDelivery: fields.prodDelivery as Form['prodDelivery'],
    prodStock: fields.prodVariants.length > 0 ? 0 : fields.prodStock,
    prodOnAt: instant(fields.prodOnAt),
    prodOffAt: instant(fields.prodOffAt),
  }
}

/** Normalised, so that two forms can be compared. */
const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

/** True if saving would change nothing. */
export const isSameForm = (one: Omit<Form, 'version'>, other: Omit<Form, 'version'>) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (form: Omit<Form, 'version'>) =>
  Object.fromEntries(
    Object.entries({
      ...form,
      cateCodes: form.cateCodes.toSorted(),
      prodStock: form.prodVariants.length > 0 ? 0 : form.prodStock,
      prodVariants: form.prodVariants.map(({ stockSeen: _seen, ...variant }) =>
        Object.fromEntries(Object.entries(variant).toSorted(byName)),
      ),
    }).toSorted(byName),
  )
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
