import { parseValidationMessage } from '@lumiroute/contract'
import type { Language, ParamNames } from '@lumiroute/contract/text'
import { interpolate } from '@lumiroute/contract/text'
import { en } from './en/index.ts'
import { zhTW } from './zh-TW/index.ts'

type Texts = typeof zhTW
export type TextKey = { [Noun in keyof Texts]: `${Noun}.${keyof Texts[Noun] & string}` }[keyof Texts]
type Template<K extends TextKey> = K extends `${infer Noun extends keyof Texts}.${infer Name}`
  ? Texts[Noun][Name & keyof Texts[Noun]] & string
  : never

/** A list is joined with the language's separator. */
export type Param = string | number | Text | readonly (string | number | Text)[]
type Params = Readonly<Record<string, Param>>
export type ParamsOf<K extends TextKey> = { [Name in ParamNames<Template<K>>]: Param }
/** Omitted if the text has no parameters. */
export type ParamsArgument<K extends TextKey> = [ParamNames<Template<K>>] extends [never]
  ? [params?: Readonly<Record<string, never>>]
  : [params: ParamsOf<K>]

/** An untranslated text; translated once the reader's language is known. */
export class Text {
  constructor(
    readonly key: TextKey,
    readonly params: Params,
  ) {}
}

export const text = <K extends TextKey>(key: K, ...[params]: ParamsArgument<K>): Text =>
  new Text(key, params ?? {})

const flatten = (nouns: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  new Map(
    Object.entries(nouns).flatMap(([noun, texts]) =>
      Object.entries(texts).map(([name, template]) => [`${noun}.${name}`, template] as const),
    ),
  )
const templates: Record<Language, ReadonlyMap<string, string>> = { 'zh-TW': flatten(zhTW), en: flatten(en) }
const separators: Record<Language, string> = { 'zh-TW': '、', en: ', ' }

/** Strings are names and figures, or schema messages, which are contract keys. */
export function translate(value: Text | string, language: Language): string {
  if (typeof value === 'string') return translateMessage(value, language)
  const template = templates[language].get(value.key) ?? value.key
  return interpolate(template, (name) => translateParam(value.params[name] ?? '', language))
}

/** A text as a column stores it until its reader, and so the language, is known. */
export const storeText = (value: Text): string => JSON.stringify(value)

/** Columns also hold plain texts, from before they were keyed. */
export const readStoredText = (stored: string, language: Language): string =>
  stored.startsWith('{"key":') ? translate(JSON.parse(stored, reviveText) as Text, language) : stored

const isStored = (value: unknown): value is { key: TextKey; params: Params } =>
  typeof value === 'object' && value !== null && 'key' in value && 'params' in value
const reviveText = (_name: string, value: unknown) =>
  isStored(value) ? new Text(value.key, value.params) : value

function translateMessage(message: string, language: Language): string {
  const parsed = parseValidationMessage(message)
  const template = parsed && templates[language].get(parsed.key)
  return template === undefined ? message : interpolate(template, (name) => parsed?.params[name] ?? '')
}

function translateParam(param: Param, language: Language): string {
  if (param instanceof Text) return translate(param, language)
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  return param.map((each) => translateParam(each, language)).join(separators[language])
}
