import type { TextsOf } from '../texts.type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { ads } from './ads.ts'
import { common } from './common.ts'
import { first } from './first.ts'

export const en: TextsOf<typeof zhTW> = { ...first, ...common, ...ads }
