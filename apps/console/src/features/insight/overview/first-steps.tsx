import ArrowForward from '@mui/icons-material/ArrowForward'
import CheckCircle from '@mui/icons-material/CheckCircle'
import CircleOutlined from '@mui/icons-material/CircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../../lib/text.ts'
import { Section } from '../../../ui/section.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'

export type FirstStep = { title: TextKey; text: TextKey; href: string; isDone: boolean }
export type FirstStepsProps = { title: string; text: string; steps: readonly FirstStep[] }

const look = {
  width: '100%',
  minHeight: 44,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  gap: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 14,
  '&:hover': { bgcolor: 'action.hover' },
} as const

const small = { display: 'block', fontSize: 12, lineHeight: '18px', color: 'text.secondary' } as const
const chip = {
  flexShrink: 0,
  px: 1,
  borderRadius: '6px',
  fontSize: 12,
  lineHeight: '22px',
  fontWeight: 600,
  bgcolor: 'live.tint',
  color: 'live.onTint',
} as const

type StepProps = { step: FirstStep; isNext: boolean }

function Step({ step: { title, text, href, isDone }, isNext }: StepProps) {
  const { t } = useTranslation()
  const Mark = isDone ? CheckCircle : CircleOutlined
  return (
    <li>
      <ButtonBase href={href} sx={look} aria-current={isNext ? 'step' : undefined}>
        <Mark aria-hidden sx={{ fontSize: 20, color: isDone ? 'success.main' : 'control' }} />
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ fontWeight: isNext ? 600 : 400, ...(isDone && { color: 'text.secondary' }) }}
          >
            {t(title) as string}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t(isDone ? 'overview.steps.done' : 'overview.steps.open')}
          </Box>
          {!isDone && (
            <Box component="span" sx={small}>
              {t(text) as string}
            </Box>
          )}
        </Box>
        {isNext && (
          <Box component="span" sx={chip}>
            {t('overview.steps.next')}
          </Box>
        )}
        <ArrowForward aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      </ButtonBase>
    </li>
  )
}

/** Steps from an empty installation to the first ad. */
export function FirstSteps({ title, text, steps }: FirstStepsProps) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Section title={title} text={text} isFlush>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& li': { position: 'relative' } }}>
        {steps.map((step) => (
          <Step key={step.href} step={step} isNext={step === next} />
        ))}
      </Box>
    </Section>
  )
}
