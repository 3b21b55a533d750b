import { type Language, languages } from '@lumiroute/contract/text'
import { text, type TextKey, translate } from '../../../text/text.ts'

export type SheetRow = Record<string, string | number | boolean | null>
type HeadKey = Extract<TextKey, `memberSheet.${string}`>
type Column = {
  head: HeadKey
  field: string
  /** Returns undefined for an unreadable cell; a column without it is only exported. */
  read?: (cell: string) => unknown
  write: (row: SheetRow, language: Language) => string | number | null
}

const say = (key: HeadKey, language: Language) => translate(text(key), language)

/** Finds a word of a sheet in any language. */
const readWord = (words: Record<string, HeadKey>, cell: string) =>
  Object.keys(words).find(
    (value) => cell === value || languages.some((each) => cell === say(words[value] as HeadKey, each)),
  )

const genders: Record<string, HeadKey> = {
  M: 'memberSheet.male',
  F: 'memberSheet.female',
  X: 'memberSheet.other',
}
const yesOrNo: Record<string, HeadKey> = { '1': 'memberSheet.yes', '0': 'memberSheet.no' }
const sources: Record<string, HeadKey> = {
  qr: 'memberSheet.qr',
  ad: 'memberSheet.ad',
  game: 'memberSheet.game',
  stream: 'memberSheet.stream',
  shop: 'memberSheet.line',
  import: 'memberSheet.import',
}
const followStatuses: Record<string, HeadKey> = {
  following: 'memberSheet.following',
  blocked: 'memberSheet.blocked',
  never: 'memberSheet.notFollowing',
}

const both = (head: HeadKey, field: string): Column => ({
  head,
  field,
  read: (cell) => cell,
  write: (row) => String(row[field] ?? ''),
})
const exported = (head: HeadKey, field: string): Column => ({
  head,
  field,
  write: (row) => row[field] as string | number | null,
})
const exportedWord = (head: HeadKey, field: string, words: Record<string, HeadKey>): Column => ({
  head,
  field,
  write: (row, language) => {
    const value = String(row[field] ?? '')
    return words[value] ? say(words[value], language) : value
  },
})

function readYesOrNo(cell: string): boolean | undefined {
  const value = cell === '' ? '1' : readWord(yesOrNo, cell)
  return value === undefined ? undefined : value === '1'
}

export const memberColumns: Column[] = [
  both('memberSheet.code', 'mbrCode'),
  both('memberSheet.name', 'mbrName'),
  both('memberSheet.mobile', 'mbrMobile'),
  both('memberSheet.email', 'mbrEmail'),
  {
    ...exportedWord('memberSheet.gender', 'mbrGender', genders),
    read: (cell) => (cell === '' ? '' : readWord(genders, cell)),
  },
  { ...both('memberSheet.birthday', 'mbrBirth'), read: (cell) => cell.replaceAll('/', '-') },
  both('memberSheet.address', 'mbrAddr'),
  both('memberSheet.level', 'mbrLevel'),
  both('memberSheet.memo', 'memo'),
  {
    head: 'memberSheet.enabled',
    field: 'mbrEnabled',
    read: readYesOrNo,
    write: ({ mbrEnabled }, language) => say(mbrEnabled ? 'memberSheet.yes' : 'memberSheet.no', language),
  },
  { ...both('memberSheet.tags', 'tagNames'), read: splitNames },
  exported('memberSheet.displayName', 'mbrDisplayName'),
  exportedWord('memberSheet.followStatus', 'followStatus', followStatuses),
  exportedWord('memberSheet.source', 'source', sources),
  exported('memberSheet.points', 'mbrPoints'),
  exported('memberSheet.orderCount', 'orderCount'),
  exported('memberSheet.totalSpent', 'totalSpent'),
  exported('memberSheet.lastOrderAt', 'lastOrderAt'),
  exported('memberSheet.lastActiveAt', 'lastActiveAt'),
  exported('memberSheet.followedAt', 'followedAt'),
  exported('memberSheet.blockedAt', 'blockedAt'),
  exported('memberSheet.consent', 'consent'),
  exported('memberSheet.erasedAt', 'erasedAt'),
  exported('memberSheet.createdAt', 'createdAt'),
]

/** Headings used by earlier versions. */
const formerColumns = [
  exported('memberSheet.formerTotalSpent', 'totalSpent'),
  exported('memberSheet.formerCreatedAt', 'createdAt'),
]

function splitNames(cell: string): string[] {
  return cell
    .split(/[、;；]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

export const getMemberHeads = (language: Language) => memberColumns.map(({ head }) => say(head, language))

/** By its heading in any language. */
export const findMemberColumn = (head: string) =>
  [...memberColumns, ...formerColumns].find((column) =>
    languages.some((language) => say(column.head, language) === head),
  )
