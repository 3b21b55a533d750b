import type { LogStatus } from '@lumiroute/contract/transparency-log'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'

type Witness = LogStatus['witnesses'][number]

const isAlarming = ({ problem }: Witness) => problem === 'ahead' || problem === 'inconsistent'

function WitnessRow({ witness }: { witness: Witness }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { name, hasSigned, size, problem } = witness
  const tone: Tone = hasSigned ? 'success' : isAlarming(witness) ? 'danger' : 'warning'
  const waiting = problem
    ? t(`transparencyLog.witness.problem.${problem}`)
    : t('transparencyLog.witness.waiting')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 160 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t('transparencyLog.witness.upTo', { size: count(size) })}
        </Box>
      </Box>
      <StatusBadge tone={tone} label={hasSigned ? t('transparencyLog.witness.signed') : waiting} />
    </Box>
  )
}

export function WitnessList({ witnesses }: Pick<LogStatus, 'witnesses'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('transparencyLog.witness.title')} text={t('transparencyLog.witness.text')}>
      {witnesses.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('transparencyLog.witness.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {witnesses.map((witness) => (
            <WitnessRow key={witness.name} witness={witness} />
          ))}
        </Box>
      )}
    </Section>
  )
}
