import type { Store } from '@lumiroute/contract/store'
import Check from '@mui/icons-material/Check'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MonoCode } from '../../../ui/figures.tsx'
import { Card } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { StoreState } from './store-state.tsx'
import { missingFields } from './store-completeness.ts'
import { fileUrl } from './store-images.ts'

const frame = {
  width: 88,
  height: 88,
  flexShrink: 0,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const

function StoreImage({ store }: { store: Store }) {
  const { t } = useTranslation()
  if (!store.storeImage)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <StorefrontOutlined aria-hidden sx={{ fontSize: 32 }} />
      </Box>
    )
  const alt = t('store.info.imageOf', { name: store.storeName })
  return (
    <Box component="img" src={fileUrl(store.storeImage)} alt={alt} sx={{ ...frame, objectFit: 'cover' }} />
  )
}

function Missing({ store }: { store: Store }) {
  const { t } = useTranslation()
  const missing = missingFields(store)
  if (missing.length === 0) return null
  const fields = missing.map((name) => t(`store.field.${name}`)).join(t('store.info.listSeparator'))
  return (
    <Typography sx={{ fontSize: 13, lineHeight: '20px', color: 'warning.onTint' }}>
      {t('store.info.missing', { fields })}
    </Typography>
  )
}

export function InfoSummary({ store }: { store: Store }) {
  const { t } = useTranslation()
  const isComplete = missingFields(store).length === 0
  return (
    <Card>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <StoreImage store={store} />
        <Stack sx={{ gap: 0.75, minWidth: 0, alignItems: 'flex-start' }}>
          <Typography variant="h2" sx={{ fontSize: 18, lineHeight: '26px', overflowWrap: 'anywhere' }}>
            {store.storeName}
          </Typography>
          <Stack
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}
          >
            <MonoCode>{store.storeCode}</MonoCode>
            <StoreState isEnabled={store.storeEnabled} />
            {isComplete && <StatusBadge tone="neutral" icon={Check} label={t('store.info.complete')} />}
          </Stack>
          <Missing store={store} />
        </Stack>
      </Stack>
    </Card>
  )
}
