const withQuery = (path: string, values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The store stands in the address only where an operator chose it. */
export const productPaths = {
  list: (store?: string) => withQuery('/product/list', { store }),
  create: (store?: string) => withQuery('/product/edit', { store }),
  edit: (code: string, store?: string) => withQuery('/product/edit', { code, store }),
  categories: (store?: string) => withQuery('/category/list', { store }),
}
