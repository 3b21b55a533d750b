import { advertisingSources } from './advertising-sources.queries.ts'
import { platformSources, roadSources } from './platform-sources.queries.ts'
import type { SearchSource } from './search.queries.ts'
import { shopSources } from './shop-sources.queries.ts'

/** What the header search covers, in the sequence of its results. */
export const searchSources: readonly SearchSource[] = [
  ...platformSources,
  ...advertisingSources,
  ...shopSources,
  ...roadSources,
]
