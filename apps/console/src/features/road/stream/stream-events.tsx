import { listStreamEvents } from '@lumiroute/contract/stream'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { StreamEvent } from '@lumiroute/contract/stream'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import Replay from '@mui/icons-material/Replay'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EventList, Happened } from '../../../ui/event-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { withLabel } from '../../../lib/format/join.ts'

const icons = {
  start: PlayCircleOutlined,
  error: ErrorOutlined,
  resume: Replay,
  end: StopCircleOutlined,
} as const

const logText = (t: TFunction, { logState, logProblem }: StreamEvent) =>
  logState === 'none' ? '' : withLabel(t(`stream.log.${logState}`), logProblem)

function Event({ event }: { event: StreamEvent }) {
  const { t } = useTranslation()
  const { kind, at, detail, device } = event
  return (
    <Happened
      icon={icons[kind]}
      title={t(`stream.kind.${kind}`)}
      at={at}
      notes={[device?.name || device?.macAddr, detail, logText(t, event)]}
    />
  )
}

function Shown({ events }: { events: readonly StreamEvent[] }) {
  const { t } = useTranslation()
  if (events.length === 0) return <EmptyState title={t('stream.empty')} text={t('stream.emptyText')} />
  return (
    <EventList>
      {events.map((event) => (
        <Event key={event.eventId} event={event} />
      ))}
    </EventList>
  )
}

/** When the stream of a record began, failed and ended on its screens. */
export function StreamEvents({ record }: { record: BroadcastRecord }) {
  const { t } = useTranslation()
  const asked = { storeId: record.store.id, adId: record.adId, recordId: record.id }
  const { data, isError, refetch } = useRead(listStreamEvents, asked)
  return (
    <Section title={t('stream.title')} text={t('stream.text')}>
      {data && <Shown events={data.streamEventList} />}
      {!data && isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState lines={3} />}
    </Section>
  )
}
