import type { ProductCategory } from '@lumiroute/contract/category'

export type Branch = { category: ProductCategory; below: ProductCategory[] }

/** Categories as a sorted tree of two levels. */
export const getBranches = (categories: readonly ProductCategory[]): Branch[] =>
  categories
    .filter(({ cateParentCode }) => cateParentCode === null)
    .map((category) => ({
      category,
      below: categories.filter(({ cateParentCode }) => cateParentCode === category.cateCode),
    }))

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_each, at) => at !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}

const flat = (branches: readonly Branch[]) => branches.flatMap(({ category, below }) => [category, ...below])

/** The whole list after a move within the first level, or among the children of one category. */
export function moveCategory(
  categories: readonly ProductCategory[],
  parent: string | null,
  from: number,
  to: number,
): ProductCategory[] {
  const branches = getBranches(categories)
  if (parent === null) return flat(moved(branches, from, to))
  return flat(
    branches.map((branch) =>
      branch.category.cateCode === parent ? { ...branch, below: moved(branch.below, from, to) } : branch,
    ),
  )
}
