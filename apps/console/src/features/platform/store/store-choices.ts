import { arGames } from '@lumiroute/contract/store'
import type { ArGame } from '@lumiroute/contract/store'
import type { TFunction } from 'i18next'
import type { Choice } from '../../../ui/form/select-field.tsx'

const projects = ['unset', 'memberCard', 'tv', 'tvMemberCard'] as const

/** A select cannot hold null, so "no game" is 0 in the form and null on the wire. */
export const gameFieldValue = (gameId: number | null) => gameId ?? 0
export const getGame = (choice: number) => (choice === 0 ? null : choice)

export const gameText = (t: TFunction, gameId: number | null): string =>
  gameId === null ? t('store.game.none') : t(`store.game.${gameId as ArGame}`)

export const gameChoices = (t: TFunction): Choice[] =>
  [null, ...arGames].map((gameId) => ({ value: gameFieldValue(gameId), label: gameText(t, gameId) }))

export const belongChoices = (t: TFunction): Choice[] =>
  projects.map((name, value) => ({ value, label: t(`store.belong.${name}`) }))
