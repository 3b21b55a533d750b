import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export function StoreState({ isEnabled }: { isEnabled: boolean }) {
  const { t } = useTranslation()
  if (isEnabled) return <StatusBadge tone="success" label={t('store.enabled')} />
  return <StatusBadge tone="neutral" label={t('store.disabled')} />
}
