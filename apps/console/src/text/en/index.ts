import type { TextsOf } from '../texts.type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { ui } from './ui.ts'

export const en: TextsOf<typeof zhTW> = { ui }
