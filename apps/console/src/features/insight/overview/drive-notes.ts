import type { AnswerOf } from '@lumiroute/contract'
import type { getStoreDashboard } from '@lumiroute/contract/overview'
import type { TFunction } from 'i18next'

type Figures = Pick<AnswerOf<typeof getStoreDashboard>['figures'], 'people' | 'plays'>

/** Share of broadcasts with people counts; '' if none took place. */
export const coverageNote = (t: TFunction, { measured, driven }: Figures['people']) =>
  driven > 0 ? t('dashboard.note.covered', { measured, driven }) : ''

/** Delivered plays out of planned plays, where a plan is known. */
export const keptNote = (t: TFunction, { planned, kept }: Figures['plays']) =>
  planned ? t('dashboard.note.kept', { share: Math.round((100 * kept) / planned) }) : ''
