import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { durationText } from '../../road/record/record-facts.ts'
import { figureTable } from './figure-table.ts'

type Item = AnswerOf<typeof getAdEffect>['itemList'][number]

const noteLook = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

/** People counted while the item played; without a sample nearby the count is unknown, not 0. */
function People({ item }: { item: Item }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  if (item.people === null) return <Unknown reason={t('effect.items.unknown')} />
  const { measured, plays } = item
  return (
    <>
      {count(item.people)}
      {measured < plays && (
        <Box sx={{ ...noteLook, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}>
          {t('effect.items.measured', { measured: count(measured), plays: count(plays) })}
        </Box>
      )}
    </>
  )
}

function ItemRow({ item }: { item: Item }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  return (
    <tr>
      <td>{item.name}</td>
      <td>{`${count(item.delivered)} / ${count(item.plays)}`}</td>
      <td>{durationText(t, Math.round(item.seconds))}</td>
      <td>
        <People item={item} />
      </td>
    </tr>
  )
}

/** Audience of each item that was shown. */
export function ItemTable({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation()
  const heads = ['name', 'plays', 'seconds', 'people'] as const
  return (
    <Section
      title={t('effect.items.title')}
      text={t(items.length > 0 ? 'effect.items.text' : 'effect.items.empty')}
    >
      {items.length > 0 && (
        <Box component="table" sx={figureTable}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`effect.items.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ItemRow key={item.materialId} item={item} />
            ))}
          </tbody>
        </Box>
      )}
      {items.some(({ people }) => people === null) && (
        <Box component="p" sx={{ ...noteLook, m: 0, mt: 1.5 }}>
          {t('effect.items.unknownText')}
        </Box>
      )}
    </Section>
  )
}
