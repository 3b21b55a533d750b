import { quotaKinds } from '@lumiroute/contract/store-quota'
import type { QuotaKind, QuotaUse, StoreQuota } from '@lumiroute/contract/store-quota'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatCount } from '../../../lib/format/format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const nearShare = 0.9

const getShare = ({ used, allowed }: QuotaUse) =>
  allowed === null ? 0 : allowed === 0 ? 1 : Math.min(1, used / allowed)

const getColour = (share: number) =>
  share >= 1 ? 'error.main' : share >= nearShare ? 'warning.main' : 'primary.main'

function Warning({ share }: { share: number }) {
  const { t } = useTranslation()
  if (share >= 1) return <StatusBadge tone="danger" label={t('storeQuota.full')} />
  if (share >= nearShare) return <StatusBadge tone="warning" label={t('storeQuota.near')} />
  return null
}

function Meter({ kind, use }: { kind: QuotaKind; use: QuotaUse }) {
  const { t } = useTranslation()
  const format = kind === 'storage' ? formatBytes : formatCount
  const share = getShare(use)
  const { used, allowed, isOwn } = use
  const figures =
    allowed === null
      ? t('storeQuota.of', { used: format(used), allowed: t('storeQuota.unlimited') })
      : t('storeQuota.of', { used: format(used), allowed: format(allowed) })
  return (
    <Box>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontSize: 13, fontWeight: 600 }}>{t(`storeQuota.${kind}`)}</Typography>
          <Warning share={share} />
        </Stack>
        <Typography sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>{figures}</Typography>
      </Stack>
      {allowed !== null && (
        <>
          <Box
            role="meter"
            aria-label={t(`storeQuota.${kind}`)}
            aria-valuemin={0}
            aria-valuemax={allowed}
            aria-valuenow={Math.min(used, allowed)}
            aria-valuetext={figures}
            sx={{
              height: 6,
              mt: 0.75,
              borderRadius: '3px',
              bgcolor: 'background.sunken',
              overflow: 'hidden',
            }}
          >
            <Box sx={{ height: '100%', width: `${100 * share}%`, bgcolor: getColour(share) }} />
          </Box>
          <Typography sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
            {t(isOwn ? 'storeQuota.own' : 'storeQuota.default')}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** Usage of each of a store's limits. */
export function QuotaMeters({ quota }: { quota: StoreQuota }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {quotaKinds.map((kind) => (
        <Meter key={kind} kind={kind} use={quota[kind]} />
      ))}
    </Stack>
  )
}
