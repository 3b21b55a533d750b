const withQuery = (path: string, values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The store stands in the address only where an operator chose it. */
export const shopOrderPaths = {
  list: (store?: string) => withQuery('/shop-order/list', { store }),
  detail: (orderNo: string, store?: string) => withQuery('/shop-order/detail', { no: orderNo, store }),
}
