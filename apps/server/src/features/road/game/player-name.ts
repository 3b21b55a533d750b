import { maxNameLength } from '@lumiroute/contract/game'
import type { Language } from '@lumiroute/contract/text'
import { gameNames as en } from '@lumiroute/contract/text/game-names/en'
import { gameNames as zhTW } from '@lumiroute/contract/text/game-names/zh-TW'
import { refuseField } from '../../../errors/app-error.ts'
import { offensiveWords } from '../../../text/offensive-words.ts'
import { text } from '../../../text/text.ts'
import type { RoomSettings } from './room-settings.ts'

const presets: Record<Language, readonly string[]> = { 'zh-TW': zhTW, en }

/** What players choose from, and what stands for a hidden name. */
export const getPresetName = (no: number, language: Language = 'zh-TW') => {
  const names = presets[language]
  return names[no % names.length] as string
}

type NamedSeat = { no: number; name: string; isHidden: boolean }

/** What screens, phones and results show. */
export const getShownName = ({ no, name, isHidden }: NamedSeat) => (isHidden ? getPresetName(no) : name)

type Typed = { nameNo: number; name?: string | undefined }

/** The name of a player as the room allows it. */
export function readPlayerName({ names }: RoomSettings, { nameNo, name }: Typed, language: Language): string {
  const typed = names === 'free' && name !== undefined ? cleanName(name) : ''
  if (typed === '') return getPresetName(nameNo, language)
  if (Array.from(typed).length > maxNameLength)
    throw refuseField('name', text('game.nameTooLong', { max: maxNameLength }))
  if (isOffensive(typed)) throw refuseField('name', text('game.nameRefused'))
  return typed
}

/** Control, format and other characters without a shape, which hide words or break the screen's text. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu
const combining = /\p{M}{3,}/gu

export const cleanName = (typed: string) =>
  typed.normalize('NFKC').replaceAll(invisible, '').replaceAll(combining, '').replaceAll(/\s+/gu, ' ').trim()

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Without what people put between the letters, and with digits read as the letters they stand for. */
const toLetters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}@$!]/gu, '')

export function isOffensive(name: string): boolean {
  const plain = toLetters(name)
  const read = plain.replaceAll(/[^a-z]/g, (letter) => lookalikes[letter] ?? letter)
  return offensiveWords.some((word) => plain.includes(word) || read.includes(word))
}
