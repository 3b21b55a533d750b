import ArrowForward from '@mui/icons-material/ArrowForward'
import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../lib/text.ts'
import { Section } from '../../ui/section.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'

export type FirstStep = { title: TextKey; href: string; isDone: boolean }
export type FirstStepsProps = { title: string; text: string; steps: readonly FirstStep[] }

const look = {
  width: '100%',
  minHeight: 44,
  px: { xs: 2, sm: 2.5 },
  gap: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 14,
  '&:hover': { bgcolor: 'action.hover' },
} as const

function Step({ step: { title, href, isDone } }: { step: FirstStep }) {
  const { t } = useTranslation()
  const Mark = isDone ? CheckCircle : RadioButtonUnchecked
  return (
    <li>
      <ButtonBase href={href} sx={look}>
        <Mark aria-hidden sx={{ fontSize: 20, color: isDone ? 'success.main' : 'control' }} />
        <Box component="span" sx={{ flexGrow: 1, ...(isDone && { color: 'text.secondary' }) }}>
          {t(title) as string}
          <Box component="span" sx={visuallyHidden}>
            {t(isDone ? 'dashboard.steps.done' : 'dashboard.steps.open')}
          </Box>
        </Box>
        <ArrowForward aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      </ButtonBase>
    </li>
  )
}

/** What leads from an empty installation to the first ad. */
export function FirstSteps({ title, text, steps }: FirstStepsProps) {
  return (
    <Section title={title} text={text} isFlush>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& li': { position: 'relative' } }}>
        {steps.map((step) => (
          <Step key={step.href} step={step} />
        ))}
      </Box>
    </Section>
  )
}
