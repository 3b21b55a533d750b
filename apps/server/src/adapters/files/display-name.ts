import { defaultLanguage } from '@lumiroute/contract/text'
import { text, translate } from '../../text/text.ts'

const maxLength = 200
/** Stored with the file, so it uses the installation's language. */
const fallbackName = translate(text('file.unnamed'), defaultLanguage)

/** Control, format (bidi, zero-width, tags), private and unpaired surrogate characters. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/** The uploader's name for a file, made safe to display. It never becomes part of a path. */
export function toDisplayName(originalName: string | undefined): string {
  const visible = (originalName ?? '').normalize('NFC').replace(invisibleCharacters, '')
  const lastSegment = visible.split(/[/\\]/).at(-1)?.trim() ?? ''
  if (/^\.*$/.test(lastSegment)) return fallbackName
  return shorten(lastSegment)
}

function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= maxLength) return name
  const extension = Array.from(/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '')
  return [...characters.slice(0, maxLength - extension.length), ...extension].join('')
}
