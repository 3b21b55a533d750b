import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { durationText, shareText } from '../../road/record/record-facts.ts'

type Effect = Pick<AnswerOf<typeof getAdEffect>, 'summary' | 'itemList'>

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)

function useTiles({ summary, itemList }: Effect) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { peopleTotal, peopleMinutes, coveragePct, samples, delivery } = summary
  const noPeople = <Unknown reason={t('effect.ad.noPeople')} />
  const noPlays = <Unknown reason={t('effect.items.empty')} />
  const hasPlays = itemList.length > 0
  const plays = total(itemList.map((item) => item.plays))
  return [
    {
      id: 'delivery',
      label: t('effect.figure.delivery'),
      value:
        delivery.deliveryPct === null ? (
          <Unknown reason={t('effect.figure.noDelivery')} />
        ) : (
          shareText(delivery.deliveryPct)
        ),
      note:
        delivery.dueMinutes !== null &&
        delivery.deliveredMinutes !== null &&
        t('effect.figure.ofMinutes', {
          delivered: count(delivery.deliveredMinutes),
          due: count(delivery.dueMinutes),
        }),
    },
    {
      id: 'peopleMinutes',
      label: t('effect.figure.peopleMinutes'),
      value: peopleMinutes === null ? noPeople : count(peopleMinutes),
      note: t('effect.figure.peopleMinutesNote'),
    },
    {
      id: 'people',
      label: t('effect.figure.people'),
      value: peopleTotal === null ? noPeople : count(peopleTotal),
      note: t('effect.figure.samples', { total: count(samples) }),
    },
    {
      id: 'coverage',
      label: t('effect.figure.coverage'),
      value: coveragePct === null ? noPeople : shareText(coveragePct),
      note: t('effect.figure.coverageNote'),
    },
    {
      id: 'plays',
      label: t('effect.figure.delivered'),
      value: hasPlays ? count(total(itemList.map((item) => item.delivered))) : noPlays,
      note: hasPlays && t('effect.figure.ofPlays', { total: count(plays) }),
    },
    {
      id: 'seconds',
      label: t('effect.figure.seconds'),
      value: hasPlays ? durationText(t, Math.round(total(itemList.map((item) => item.seconds)))) : noPlays,
      note: hasPlays && t('effect.figure.items', { total: count(itemList.length) }),
    },
  ]
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }

/** The totals and how they were obtained. */
export function AdFigures(effect: Effect) {
  const { t } = useTranslation()
  const tiles = useTiles(effect)
  return (
    <div>
      <FigureTiles tiles={tiles} columns={columns} />
      <Box component="p" sx={{ m: 0, mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('effect.ad.minutesMethod', { method: effect.summary.peopleMinutesMethod })}
        <br />
        {t('effect.ad.method', { method: effect.summary.method })}
      </Box>
    </div>
  )
}
