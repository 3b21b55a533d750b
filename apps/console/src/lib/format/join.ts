import i18next from 'i18next'

const pick = (chinese: string, english: string) => (i18next.language === 'en' ? english : chinese)

/** 甲、乙; A, B */
export const joinNames = (names: readonly string[]): string => names.join(pick('、', ', '))

/** Leaves out what is empty. */
export const joinClauses = (clauses: readonly (string | number | false | null | undefined)[]): string =>
  clauses.filter(Boolean).join(pick('，', ', '))

/** The label alone where there is no text. */
export const withLabel = (label: string, text: string | null | undefined): string =>
  text ? `${label}${pick('：', ': ')}${text}` : label

/** Chinese sentences need no space between them. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(pick('', ' '))
