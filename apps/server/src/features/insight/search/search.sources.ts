import { adSources } from './ad.sources.ts'
import { fleetSources, peopleSources } from './platform.sources.ts'
import type { Source } from './search.source.ts'
import { shopSources } from './shop.sources.ts'

/** What the header's search looks through, in the order in which it answers. A feature adds its own here. */
export const searchSources: readonly Source[] = [
  ...peopleSources,
  ...adSources,
  ...shopSources,
  ...fleetSources,
]
