import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  formatBytes,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatKm,
  formatMoney,
  formatTime,
} from './format.ts'
import type { FormatLanguage, MomentText } from './format.ts'

export function useFormatLanguage(): FormatLanguage {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'zh-TW'
}

export function useFormat() {
  const language = useFormatLanguage()
  return useMemo(
    () => ({
      date: (text: MomentText) => formatDate(text, language),
      dateTime: (text: MomentText) => formatDateTime(text, language),
      time: formatTime,
      clock: formatClock,
      money: formatMoney,
      count: formatCount,
      bytes: formatBytes,
      km: formatKm,
    }),
    [language],
  )
}
