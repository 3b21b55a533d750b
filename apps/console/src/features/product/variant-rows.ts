import { maxVariants } from '@lumiroute/contract'

export type OptionValues = { name: string; values: string[] }
export type VariantValues = {
  varCode: string
  optionValues: string[]
  salePrice: number | undefined
  stock: number | undefined
  stockSeen?: number | undefined
  sku: string
  image: string | null
  enabled: boolean
}

const keyOf = (values: readonly string[]) => JSON.stringify(values)

/** Every combination of the options' values; one more than allowed is enough to tell that there are too many. */
function combinationsOf(options: readonly OptionValues[]): string[][] {
  return options.reduce<string[][]>(
    (before, { values }) =>
      before.flatMap((start) => values.map((value) => [...start, value])).slice(0, maxVariants + 1),
    [[]],
  )
}

/** The rows that the options make; what was typed for a combination stays with it. */
export function variantRows(
  options: readonly OptionValues[],
  rows: readonly VariantValues[],
  price: number | undefined,
): VariantValues[] {
  const used = options.filter(({ values }) => values.length > 0)
  if (used.length === 0) return []
  const known = new Map(rows.map((row) => [keyOf(row.optionValues), row]))
  return combinationsOf(used).map(
    (optionValues) => known.get(keyOf(optionValues)) ?? extended(optionValues, rows, price),
  )
}

/** A further option splits each row: the first of its parts goes on with what the row had. */
function extended(
  optionValues: string[],
  rows: readonly VariantValues[],
  price: number | undefined,
): VariantValues {
  const like = rows.find((row) => row.optionValues.every((value) => optionValues.includes(value)))
  return {
    varCode: '',
    optionValues,
    salePrice: like?.salePrice ?? price,
    stock: 0,
    sku: '',
    image: null,
    enabled: true,
  }
}
