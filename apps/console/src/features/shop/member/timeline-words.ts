import { memberSourceCodes } from '@lumiroute/contract/member'
import { arGames } from '@lumiroute/contract/store'
import type { TimelineRow } from '@lumiroute/contract/member'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { findCode } from '../../../lib/table/find-code.ts'

const reasons = ['bonus', 'earn', 'redeem', 'expire', 'adjust', 'reverse'] as const

function joinedText(t: TFunction, { name, status }: TimelineRow): string {
  const source = t(`member.source.${findCode(memberSourceCodes, status) ?? 'shop'}`)
  return name ? t('member.line.joinedBy', { source, name }) : t('member.line.joined', { source })
}

function gameName(t: TFunction, played: number): string {
  const gameId = arGames.find((id) => id === played)
  return gameId ? t(`store.game.${gameId}`) : t('member.game.other')
}

/** One sentence about the event. */
export function getTitle(t: TFunction, row: TimelineRow): string {
  const { kind, ref, name, status } = row
  if (kind === 'joined') return joinedText(t, row)
  if (kind === 'game') return t('member.line.game', { name: gameName(t, Number(status)) })
  if (kind === 'points')
    return t('member.line.points', {
      name,
      reason: t(`member.reason.${findCode(reasons, status) ?? 'other'}`),
    })
  return t(`member.line.${kind}`, { ref, name })
}

/** Money, points or a score, with its sign if it has one. */
export function getAmount(t: TFunction, { kind, amount }: TimelineRow): string {
  if (amount === null) return ''
  if (kind === 'game') return t('member.line.gameScore', { score: amount })
  if (kind === 'points')
    return t('member.line.pointCount', { delta: amount > 0 ? `+${amount}` : String(amount) })
  if (kind === 'order') return formatMoney(amount)
  return amount > 0 ? formatMoney(-amount) : ''
}
