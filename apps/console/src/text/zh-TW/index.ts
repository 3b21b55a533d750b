import { ads } from './ads.ts'
import { common } from './common.ts'
import { first } from './first.ts'
import { insight } from './insight.ts'
import { security } from './security.ts'
import { shop } from './shop.ts'
import { start } from './start.ts'

/** All texts, for types and checks. Pages load only their own areas. */
export const zhTW = { ...first, ...common, ...ads, ...insight, ...security, ...shop, ...start }
