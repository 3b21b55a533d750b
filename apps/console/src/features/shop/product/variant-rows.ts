import { maxVariants } from '@lumiroute/contract/product'

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

const getKey = (values: readonly string[]) => JSON.stringify(values)

/** Every combination of the options' values; stops one above the limit, which is enough to reject. */
function getCombinations(options: readonly OptionValues[]): string[][] {
  return options.reduce<string[][]>(
    (before, { values }) =>
      before.flatMap((start) => values.map((value) => [...start, value])).slice(0, maxVariants + 1),
    [[]],
  )
}

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((value) => all.includes(value))

/** The rows for the options; values typed for a combination stay with it. */
export function variantRows(
  options: readonly OptionValues[],
  rows: readonly VariantValues[],
  price: number | undefined,
): VariantValues[] {
  const used = options.filter(({ values }) => values.length > 0)
  if (used.length === 0) return []
  const known = new Map(rows.map((row) => [getKey(row.optionValues), row]))
  const spent = new Set<VariantValues>()
  return getCombinations(used).map(
    (optionValues) => known.get(getKey(optionValues)) ?? newRow(optionValues, rows, price, spent),
  )
}

/** A row that merges others gets the sum of their stock; of rows that split one, the first gets it. */
function newRow(
  optionValues: string[],
  rows: readonly VariantValues[],
  price: number | undefined,
  spent: Set<VariantValues>,
): VariantValues {
  const parts = rows.filter((row) => isWithin(optionValues, row.optionValues))
  const whole = rows.find((row) => isWithin(row.optionValues, optionValues))
  const from = parts.length > 0 ? parts : whole && !spent.has(whole) ? [whole] : []
  if (whole) spent.add(whole)
  return {
    varCode: '',
    optionValues,
    salePrice: (parts[0] ?? whole)?.salePrice ?? price,
    stock: from.reduce((sum, row) => sum + (row.stock ?? 0), 0),
    sku: '',
    image: null,
    enabled: true,
  }
}
