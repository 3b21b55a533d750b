import type { TFunction } from 'i18next'
import type { Choice } from '../../../ui/form/select-field.tsx'

const games = ['none', 'flyingBird', 'fighterBattle', 'miniGolf', 'fruitShooting'] as const
const projects = ['unset', 'memberCard', 'tv', 'tvMemberCard'] as const

/** A select cannot hold null, so "no game" is 0 in the form and null on the wire. */
export const gameFieldValue = (gameId: number | null) => gameId ?? 0
export const getGame = (choice: number) => (choice === 0 ? null : choice)

export const gameText = (t: TFunction, gameId: number | null): string =>
  t(`store.game.${games[gameFieldValue(gameId)] ?? 'none'}`)

export const gameChoices = (t: TFunction): Choice[] =>
  games.map((name, value) => ({ value, label: t(`store.game.${name}`) }))

export const belongChoices = (t: TFunction): Choice[] =>
  projects.map((name, value) => ({ value, label: t(`store.belong.${name}`) }))
