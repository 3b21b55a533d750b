import { countReceivers, MessageTarget } from '@lumiroute/contract/message'
import Groups from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

export type Receivers = {
  state: 'unready' | 'counting' | 'failed' | 'counted'
  estimated: number | undefined
  friends: number
}

/** Number of receivers of the target, debounced. */
export function useReceivers(store: string, target: MessageTarget): Receivers {
  const wanted = MessageTarget.safeParse(target)
  const asked = useDebounced(wanted.success ? wanted.data : null)
  const { data, isError, isPlaceholderData } = useRead(
    countReceivers,
    { store, target: asked as MessageTarget },
    { enabled: asked !== null, keepPrevious: true },
  )
  const none = { estimated: undefined, friends: data?.friends ?? 0 }
  if (!wanted.success) return { state: 'unready', ...none }
  if (isError) return { state: 'failed', ...none }
  const isOld = isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(wanted.data)
  if (!data || isOld) return { state: 'counting', ...none }
  return { state: 'counted', estimated: data.estimated, friends: data.friends }
}

const look = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  px: 1.5,
  py: 1,
  borderRadius: '8px',
  bgcolor: 'background.sunken',
  fontSize: 13,
  lineHeight: '20px',
} as const
const words = { unready: 'countUnready', counting: 'counting', failed: 'countFailed' } as const

export function ReceiverCount({ receivers }: { receivers: Receivers }) {
  const { t } = useTranslation()
  const { state, estimated = 0 } = receivers
  const figures = { total: formatCount(estimated), friends: formatCount(receivers.friends) }
  return (
    <Box role="status" sx={look}>
      <Groups aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      {state === 'counted'
        ? t(estimated > 0 ? 'message.form.count' : 'message.form.countNone', figures)
        : t(`message.form.${words[state]}`)}
    </Box>
  )
}
