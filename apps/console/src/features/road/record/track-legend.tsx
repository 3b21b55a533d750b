import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { levelNames, levelRamp, levelWidths, unknownLevel } from '../../../ui/map/track/level-ramp.ts'
import { usePalette } from '../../../ui/use-palette.ts'

type KeyProps = { colour: string; width: number; isDashed?: boolean; children: ReactNode }

function Key({ colour, width, isDashed = false, children }: KeyProps) {
  const line = `${width}px ${isDashed ? 'dotted' : 'solid'} ${colour}`
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box aria-hidden style={{ borderTop: line }} sx={{ width: 18 }} />
      {children}
    </Box>
  )
}

export type TrackLegendProps = { step: number; hasBooked: boolean; hasMissed: boolean; hasUnknown: boolean }

/** Legend of the track's colours, which also differ in lightness and width. */
export function TrackLegend({ step, hasBooked, hasMissed, hasUnknown }: TrackLegendProps) {
  const { t } = useTranslation()
  const { mode, control, error } = usePalette()
  const colours = levelRamp[mode]
  return (
    <Box
      component="ul"
      aria-label={t('record.route.legend')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: 12,
        lineHeight: '18px',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {levelNames(step).map((name, level) => (
        <Key key={name} colour={colours[level] as string} width={levelWidths[level] as number}>
          {level === 0 ? t('record.route.people', { people: name }) : name}
        </Key>
      ))}
      {hasUnknown && (
        <Key colour={colours[unknownLevel]} width={levelWidths[unknownLevel]}>
          {t('record.route.unknownPeople')}
        </Key>
      )}
      {hasBooked && (
        <Key colour={control} width={2}>
          {t('record.route.booked')}
        </Key>
      )}
      {hasMissed && (
        <Key colour={error.main} width={4} isDashed>
          {t('record.route.missed')}
        </Key>
      )}
    </Box>
  )
}
