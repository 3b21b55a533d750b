import type { AnswerOf } from '@lumiroute/contract'
import type { getStoreDashboard } from '@lumiroute/contract/overview'
import type { TFunction } from 'i18next'

type Figures = Pick<AnswerOf<typeof getStoreDashboard>['figures'], 'people' | 'plays'>

/** How much of the broadcasts counted people; nothing where none took place. */
export const coverageNote = (t: TFunction, { measured, driven }: Figures['people']) =>
  driven > 0 ? t('dashboard.note.covered', { measured, driven }) : ''

/** Delivered of what was planned, where a plan is known. */
export const keptNote = (t: TFunction, { planned, kept }: Figures['plays']) =>
  planned ? t('dashboard.note.kept', { share: Math.round((100 * kept) / planned) }) : ''
