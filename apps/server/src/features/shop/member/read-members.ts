import { RequiredText, validationText } from '@lumiroute/contract'
import { maxMemberRows, MemberForm } from '@lumiroute/contract/member'
import type { ImportFault } from '@lumiroute/contract/product'
import { z } from 'zod'
import type { Steps } from '../../../http/pipeline/in-slices.ts'
import { importFault, readImport } from '../../../zip/import-table.ts'
import { futureBirth } from './member.rules.ts'
import { memberColumns } from './member.sheet.ts'

/** What a row says; a column that the file does not have says nothing. */
const Row = z.object({
  ...MemberForm.omit({ version: true }).partial().shape,
  mbrCode: z
    .union([z.literal(''), RequiredText(50).regex(/^[A-Za-z0-9_-]+$/, '代碼只能使用英文字母、數字、- 與 _')])
    .optional(),
  tagNames: z.array(RequiredText(20)).max(20).optional(),
})
export type ReadRow = { number: number; given: z.output<typeof Row> }
export type MemberSheet = { rows: ReadRow[]; faults: ImportFault[] }

const fault = importFault
const codeHead = '會員代碼'

/** The rows of the file, numbered as a spreadsheet shows them. */
export function* readMembers(csv: string, today: string): Steps<MemberSheet> {
  const table = yield* readImport(csv.replaceAll('\0', ''), maxMemberRows, wrongHeads)
  if ('faults' in table) return { rows: [], faults: table.faults }
  const rows: ReadRow[] = []
  const faults: ImportFault[] = []
  for (const [at, cells] of table.lines.entries()) {
    const read = readRow(at + 2, table.heads, cells, today)
    if (read.row) rows.push(read.row)
    faults.push(...read.faults)
    yield
  }
  return { rows, faults: [...faults, ...sameCodes(rows)] }
}

function wrongHeads(heads: string[]): ImportFault[] {
  const unknown = heads.filter((name) => name !== '' && !memberColumns[name])
  const isEmpty = !heads.some((name) => memberColumns[name]?.read)
  return [
    ...(isEmpty ? [fault(1, codeHead, '缺少這個欄位')] : []),
    ...unknown.map((name) => fault(1, name.slice(0, 50), '不認得這個欄位')),
  ]
}

function readRow(number: number, heads: string[], cells: string[], today: string) {
  const draft: Record<string, unknown> = {}
  const faults: ImportFault[] = []
  for (const [at, head] of heads.entries()) {
    const column = memberColumns[head]
    if (!column?.read) continue
    const cell = (cells[at] ?? '').trim()
    const value = column.read(cell)
    // Masked data that comes back would overwrite the real one with stars.
    if (isMaskedCell(column.field, cell))
      faults.push(fault(number, head, '這是遮蔽過的資料，請使用完整匯出的檔案'))
    else if (value === undefined) faults.push(fault(number, head, '無法辨識的內容'))
    else draft[column.field] = value
  }
  const parsed = z.safeParse(Row, draft, { error: validationText as z.core.$ZodErrorMap })
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => place(number, issue)))
  else if (parsed.data.mbrBirth && parsed.data.mbrBirth > today)
    faults.push(fault(number, '生日', futureBirth))
  const isGood = parsed.success && faults.length === 0
  return { row: isGood ? { number, given: onlyGiven(parsed.data, draft) } : undefined, faults }
}

/** Without the defaults of columns that the file does not have, which would empty what is stored. */
const onlyGiven = (read: z.output<typeof Row>, draft: Record<string, unknown>): z.output<typeof Row> =>
  Object.fromEntries(Object.entries(read).filter(([name]) => name in draft))

const masked: Record<string, RegExp> = {
  mbrName: /○/,
  mbrMobile: /\*\*\*/,
  mbrEmail: /\*\*\*/,
  mbrBirth: /\*\*/,
  mbrAddr: /\*\*\*$/,
}
const isMaskedCell = (field: string, cell: string) => masked[field]?.test(cell) === true

function place(number: number, { path: [field], message }: z.core.$ZodIssue): ImportFault {
  const head = Object.entries(memberColumns).find(([, column]) => column.field === field)?.[0]
  return fault(number, head ?? codeHead, message)
}

function sameCodes(rows: ReadRow[]): ImportFault[] {
  const seen = new Set<string>()
  return rows.flatMap(({ number, given: { mbrCode } }) => {
    if (!mbrCode) return []
    const isTwice = seen.has(mbrCode)
    seen.add(mbrCode)
    return isTwice ? [fault(number, codeHead, '會員代碼重複')] : []
  })
}
