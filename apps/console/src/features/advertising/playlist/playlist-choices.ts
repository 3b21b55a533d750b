import { playlistFormatCodes } from '@lumiroute/contract/playlist'
import type { TFunction } from 'i18next'
import type { Choice } from '../../../ui/form/select-field.tsx'

export const formatChoices = (t: TFunction): Choice[] =>
  playlistFormatCodes.map((value) => ({ value, label: t(`playlist.format.${value}`) }))
