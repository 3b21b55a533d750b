import type { DayCode } from '@lumiroute/contract/timetable'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { brushes, dayIcons, dayLooks } from './day-code.tsx'
import { joinClauses } from '../../../lib/format/join.ts'

export type DayPaletteProps = { value: DayCode; onChange: (code: DayCode) => void }

type BrushProps = { code: DayCode; number: number; isChosen: boolean; onChoose: () => void }

function Brush({ code, number, isChosen, onChoose }: BrushProps) {
  const { t } = useTranslation()
  const Icon = dayIcons[code]
  return (
    <ButtonBase
      role="radio"
      aria-checked={isChosen}
      aria-label={joinClauses([t(`timetable.code.${code}`), t(`timetable.codeText.${code}`)])}
      tabIndex={isChosen ? 0 : -1}
      data-code={code}
      onClick={onChoose}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: { xs: 0.75, sm: 1.25 },
        p: { xs: 0.75, sm: 1 },
        borderRadius: '8px',
        textAlign: 'left',
        minHeight: 44,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        boxShadow: isChosen ? 'inset 0 0 0 1px var(--lr-palette-primary-main)' : 'none',
        bgcolor: isChosen ? 'primary.tint' : 'transparent',
        '&:hover': { bgcolor: isChosen ? 'primary.tint' : 'action.hover' },
      }}
    >
      <Box
        component="span"
        sx={{
          ...dayLooks[code],
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '6px',
          flexShrink: 0,
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: { xs: 13, sm: 14 }, lineHeight: '20px', fontWeight: 550 }}
        >
          {t(`timetable.code.${code}`)}
        </Box>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', lg: 'block' },
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
          }}
        >
          {t(`timetable.codeText.${code}`)}
        </Box>
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', lg: 'block' },
          font: 'inherit',
          fontSize: 12,
          lineHeight: '18px',
          color: 'text.secondary',
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          px: 0.75,
        }}
      >
        {number}
      </Box>
    </ButtonBase>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The value that a click sets; also the calendar's legend. */
export function DayPalette({ value, onChange }: DayPaletteProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const group = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = brushes[(brushes.indexOf(value) + step + brushes.length) % brushes.length] ?? value
    onChange(next)
    group.current?.querySelector<HTMLElement>(`[data-code="${next}"]`)?.focus()
  }
  return (
    <Box>
      <Box id={titleId} sx={{ mb: 0.75, fontSize: 13, lineHeight: '20px', fontWeight: 550 }}>
        {t('timetable.form.brush')}
      </Box>
      <Box
        ref={group}
        role="radiogroup"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: '1fr' } }}
      >
        {brushes.map((code, at) => (
          <Brush
            key={code}
            code={code}
            number={at + 1}
            isChosen={code === value}
            onChoose={() => onChange(code)}
          />
        ))}
      </Box>
    </Box>
  )
}
