import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { Words } from './describe-change.ts'

export function useWords(): Words {
  const { t, i18n } = useTranslation()
  const { dateTime, bytes } = useFormat()
  return { t, exists: i18n.exists.bind(i18n), dateTime, bytes }
}
