import { useMemo } from 'react'
import { useApp } from '../app/app-context.ts'
import * as en from './en/order/index.ts'
import type { Texts } from './texts.ts'
import * as zhTW from './zh-TW/order/index.ts'

type Same<T> = { [Noun in keyof T]: Record<keyof T[Noun], string> }
export type OrderTexts = Same<typeof zhTW>

const texts: Record<'zh-TW' | 'en', OrderTexts> = { 'zh-TW': zhTW, en }

/** Texts of cart, checkout and orders: part of these pages, so that the first page does not load them. */
export function useOrderText(): Texts & OrderTexts {
  const { language, t } = useApp()
  return useMemo(() => ({ ...t, ...texts[language] }), [language, t])
}
