import { ageBands, genders } from '@lumiroute/contract/playbox'
import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Bars } from '../../../ui/bars.tsx'
import { Section } from '../../../ui/section.tsx'

type Summary = AnswerOf<typeof getAdEffect>['summary']
type Group = { kind: 'gender' | 'age'; cells: Summary['gender'] }

const keys = { gender: genders, age: ageBands } as const
const beside = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
}
const noteLook = {
  m: 0,
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  textWrap: 'pretty',
} as const

/** Percentage of the groups that may be shown; the number withheld for privacy is not known. */
const shareText = (value: number, shown: number) => `${((100 * value) / shown).toFixed(1)}%`

function useBars({ kind, cells }: Group) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const shown = Object.values(cells ?? {}).reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return keys[kind].map((id) => {
    const value = cells?.[id] ?? null
    const figure =
      value === null
        ? t('effect.groups.withheld')
        : t('effect.groups.figure', { total: count(value), share: shareText(value, shown) })
    return { id, name: t(`effect.${kind}.${id}` as 'effect.gender.male'), value, figure }
  })
}

function useNote({ kind, cells }: Group): string {
  const { t } = useTranslation()
  if (!cells) return t(`effect.groups.${kind}NotTold`)
  const withheld = Object.values(cells).filter((value) => value === null).length
  if (withheld === 0) return ''
  return t(withheld === keys[kind].length ? 'effect.groups.allWithheld' : 'effect.groups.withheldText')
}

function GroupSection({ kind, cells }: Group) {
  const { t } = useTranslation()
  const bars = useBars({ kind, cells })
  const note = useNote({ kind, cells })
  return (
    <Section title={t(`effect.groups.${kind}`)}>
      {cells && <Bars bars={bars} />}
      {note && (
        <Box component="p" sx={{ ...noteLook, ...(cells && { mt: 2 }) }}>
          {note}
        </Box>
      )}
    </Section>
  )
}

/** Audience by gender and age. */
export function PeopleGroups({ summary }: { summary: Summary }) {
  return (
    <Box sx={beside}>
      <GroupSection kind="gender" cells={summary.gender} />
      <GroupSection kind="age" cells={summary.age} />
    </Box>
  )
}
