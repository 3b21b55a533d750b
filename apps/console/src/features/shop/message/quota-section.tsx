import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import { useQuota } from './list-messages.ts'
import type { MessageControl } from './message-values.ts'
import { QuotaBar } from './quota-bar.tsx'
import { QuotaProblem } from './quota-problem.tsx'
import type { Receivers } from './receiver-count.tsx'
import { ShortFields } from './send-fields.tsx'

export type QuotaSectionProps = {
  control: MessageControl
  storeCode: string
  chosen: string | undefined
  receivers: Receivers
}

/** Quota that the message needs, and the options if it is not enough. */
export function QuotaSection({ control, storeCode, chosen, receivers }: QuotaSectionProps) {
  const { t } = useTranslation()
  const { quota, error, isUnconnected, refetch } = useQuota(storeCode)
  const reason = error?.message ?? ''
  return (
    <Section title={t('message.form.quota')} text={t('message.form.quotaText')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {quota && <QuotaBar quota={quota} taken={receivers.estimated ?? 0} />}
        {!quota && !error && <Skeleton variant="rounded" height={36} />}
        {!quota && error && (
          <QuotaProblem {...{ isUnconnected, reason, chosen }} onRetry={() => void refetch()} />
        )}
        {quota?.value !== null && <ShortFields control={control} />}
      </Box>
    </Section>
  )
}
