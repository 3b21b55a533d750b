import type { Message } from '@lumiroute/contract/message'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { Count, Money } from '../../../ui/figures.tsx'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'
import { Card } from '../../../ui/section.tsx'
import { ChunkList } from './chunk-list.tsx'
import { LinePreview } from './line-preview.tsx'
import { bubbleValues } from './message-values.ts'
import { useShopCards } from './shop-cards.ts'

function Progress({ message: { sent, failed, estimated } }: { message: Message }) {
  const { t } = useTranslation()
  const share = estimated > 0 ? Math.min(100, (100 * (sent + failed)) / estimated) : 0
  const text = t('message.result.progressText', {
    sent: formatCount(sent),
    estimated: formatCount(estimated),
  })
  return (
    <Card>
      <Box role="status" sx={{ fontSize: 13, lineHeight: '20px', mb: 1 }}>
        {text}
      </Box>
      <LinearProgress variant="determinate" value={share} aria-label={t('message.result.progress')} />
    </Card>
  )
}

function Figures({ message }: { message: Message }) {
  const { t } = useTranslation()
  const counts = (['sent', 'failed', 'blocked', 'clicks', 'couponUsed', 'orders'] as const).map((id) => ({
    id,
    label: t(`message.field.${id}`),
    value: <Count figure={message[id]} />,
  }))
  const revenue = {
    id: 'revenue',
    label: t('message.field.revenue'),
    value: <Money dollars={message.revenue} />,
  }
  return (
    <Box>
      <FigureTiles isDense label={t('message.result.figures')} tiles={[...counts, revenue]} />
      <Box sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('message.result.weekNote')}
      </Box>
    </Box>
  )
}

const tones: Partial<Record<Message['status'], 'error' | 'info'>> = { failed: 'error', canceled: 'info' }

export type MessageResultProps = { message: Message; storeCode: string; account: string }

/** The result of a message that can no longer be changed. */
export function MessageResult({ message, storeCode, account }: MessageResultProps) {
  const { t } = useTranslation()
  const cards = useShopCards(storeCode)
  const { status, statusReason } = message
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {statusReason && <Alert severity={tones[status] ?? 'warning'}>{statusReason}</Alert>}
      {status === 'sending' && <Progress message={message} />}
      <Figures message={message} />
      <PreviewBeside
        title={t('message.preview.title')}
        text={t('message.preview.text')}
        preview={
          <LinePreview bubbles={message.messages.map(bubbleValues)} {...{ cards, account, storeCode }} />
        }
      >
        <ChunkList chunks={message.chunks} />
      </PreviewBeside>
    </Box>
  )
}
