import type { TextsOf } from '../texts-type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { ads } from './ads.ts'
import { common } from './common.ts'
import { first } from './first.ts'
import { insight } from './insight.ts'
import { security } from './security.ts'
import { shop } from './shop.ts'
import { start } from './start.ts'

export const en: TextsOf<typeof zhTW> = {
  ...first,
  ...common,
  ...ads,
  ...insight,
  ...security,
  ...shop,
  ...start,
}
