import type { ActivityType } from '@lumiroute/contract'

const withQuery = (path: string, values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The store stands in the address only where an operator chose it. */
export const activityPaths = {
  list: (type: ActivityType, store?: string) => withQuery(`/${type}/list`, { store }),
  create: (type: ActivityType, store?: string) => withQuery(`/${type}/edit`, { store }),
  edit: (type: ActivityType, code: string, store?: string) => withQuery(`/${type}/edit`, { code, store }),
}
