import { minLinkedScreens } from '@lumiroute/contract/ad'
import { listScreens } from '@lumiroute/contract/screen'
import type { MoveType } from '@lumiroute/contract/ad'
import type { Screen } from '@lumiroute/contract/screen'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { choiceList, choiceRow } from '../../../ui/choice-list-look.ts'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { DeviceStatusBadge } from '../device/device-status.tsx'
import type { AdControl } from '../../advertising/ad/ad-fields-type.ts'

const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

type RowProps = { screen: Screen; isChosen: boolean; onToggle: (id: number) => void }

function ScreenRow({ screen, isChosen, onToggle }: RowProps) {
  const { t } = useTranslation()
  const { id, name, macAddr, place, panelWidth, panelHeight, status } = screen
  const where = place?.name ?? t('place.screen.ownStore')
  const size = panelWidth && panelHeight ? `${panelWidth} × ${panelHeight}` : ''
  return (
    <li>
      <Box component="label" data-chosen={isChosen} sx={choiceRow}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggle(id)}
          slotProps={{ input: { 'aria-label': name || macAddr } }}
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ fontSize: 14, lineHeight: '20px' }}>{name || <MonoCode>{macAddr}</MonoCode>}</Box>
          <Box sx={small}>{[where, size].filter(Boolean).join(t('place.separator'))}</Box>
        </Box>
        <DeviceStatusBadge status={status} />
      </Box>
    </li>
  )
}

export type ScreenFieldProps = { control: AdControl; storeId: number }

/** The screens of an in-store ad; a linked game may also use screens at places. */
export function ScreenField({ control, storeId }: ScreenFieldProps) {
  const { t } = useTranslation()
  const moveType: MoveType = useWatch({ control, name: 'moveType' })
  const isLinked = moveType === 'store_united_game'
  const { data, error, refetch } = useRead(listScreens, { storeId, moveType }, { staleTime: 30_000 })
  const { field } = useController({ control, name: 'screenIds' })
  const { shell } = useField({ control, name: 'screenIds', label: t('place.screen.label') })
  const { field: typed } = useController({ control, name: 'unitedDeviceId' })
  if (error) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={3} />
  const screens = data.screenList
  const toggle = (id: number) => {
    const rest = field.value.filter((one) => one !== id)
    field.onChange(rest.length === field.value.length ? [...rest, id] : rest)
    // Otherwise addresses typed for a removed choice would select it again.
    typed.onChange('')
  }
  const helper = isLinked
    ? t('place.screen.linkedHelper', { least: minLinkedScreens })
    : t('place.screen.helper')
  return (
    <FieldShell {...shell} helper={helper} isGroup required>
      {field.value.length === 0 && typed.value !== '' && (
        <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
          {t('place.screen.old', { text: typed.value })}
        </Alert>
      )}
      {screens.length === 0 ? (
        <Alert severity="info">{t(isLinked ? 'place.screen.noneLinked' : 'place.screen.none')}</Alert>
      ) : (
        <Box component="ul" aria-label={t('place.screen.label')} sx={choiceList}>
          {screens.map((screen) => (
            <ScreenRow
              key={screen.id}
              screen={screen}
              isChosen={field.value.includes(screen.id)}
              onToggle={toggle}
            />
          ))}
        </Box>
      )}
    </FieldShell>
  )
}
