import { RequiredText, validationText } from '@lumiroute/contract'
import { maxMemberRows, MemberForm } from '@lumiroute/contract/member'
import type { ImportFault } from '@lumiroute/contract/product'
import type { Language } from '@lumiroute/contract/text'
import { z } from 'zod'
import type { Steps } from '../../../http/pipeline/in-slices.ts'
import { text, translate } from '../../../text/text.ts'
import { createReport, readImport, type ReportFault } from '../../../zip/import-table.ts'
import { findMemberColumn } from './member-sheet.ts'

const badCode = 'badCode'

/** The values of a row; columns missing in the file are absent. */
const Row = z.object({
  ...MemberForm.omit({ version: true }).partial().shape,
  mbrCode: z.union([z.literal(''), RequiredText(50).regex(/^[A-Za-z0-9_-]+$/, badCode)]).optional(),
  tagNames: z.array(RequiredText(20)).max(20).optional(),
})
export type ReadRow = { number: number; given: z.output<typeof Row> }
export type MemberSheet = { rows: ReadRow[]; faults: ImportFault[] }

/** The rows of the file, numbered as in a spreadsheet. */
export function* parseMembers(csv: string, today: string, language: Language): Steps<MemberSheet> {
  const fault = createReport(language)
  const codeHead = translate(text('memberSheet.code'), language)
  const table = yield* readImport(csv.replaceAll('\0', ''), maxMemberRows, fault, (heads) =>
    checkHeads(heads, codeHead, fault),
  )
  if ('faults' in table) return { rows: [], faults: table.faults }
  const rows: ReadRow[] = []
  const faults: ImportFault[] = []
  for (const [at, cells] of table.lines.entries()) {
    const read = parseRow({ number: at + 2, heads: table.heads, cells }, today, fault, codeHead)
    if (read.row) rows.push(read.row)
    faults.push(...read.faults)
    yield
  }
  return { rows, faults: [...faults, ...findRepeatedCodes(rows, codeHead, fault)] }
}

function checkHeads(heads: string[], codeHead: string, fault: ReportFault): ImportFault[] {
  const unknown = heads.filter((name) => name !== '' && !findMemberColumn(name))
  const isEmpty = !heads.some((name) => findMemberColumn(name)?.read)
  return [
    ...(isEmpty ? [fault(1, codeHead, text('common.columnMissing'))] : []),
    ...unknown.map((name) => fault(1, name.slice(0, 50), text('common.columnUnknown'))),
  ]
}

type Line = { number: number; heads: string[]; cells: string[] }

function parseRow({ number, heads, cells }: Line, today: string, fault: ReportFault, codeHead: string) {
  const draft: Record<string, unknown> = {}
  const faults: ImportFault[] = []
  const headOf = new Map<string, string>()
  for (const [at, head] of heads.entries()) {
    const column = findMemberColumn(head)
    if (!column?.read) continue
    headOf.set(column.field, head)
    const cell = (cells[at] ?? '').trim()
    const value = column.read(cell)
    // Importing masked data would overwrite the real values with asterisks.
    if (isMaskedCell(column.field, cell)) faults.push(fault(number, head, text('member.maskedCell')))
    else if (value === undefined) faults.push(fault(number, head, text('common.cellUnreadable')))
    else draft[column.field] = value
  }
  const parsed = z.safeParse(Row, draft, { error: validationText as z.core.$ZodErrorMap })
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) {
      const head = headOf.get(String(path[0])) ?? codeHead
      faults.push(
        message === badCode ? fault(number, head, text('member.badCode')) : fault(number, head, message),
      )
    }
  else if (parsed.data.mbrBirth && parsed.data.mbrBirth > today)
    faults.push(fault(number, headOf.get('mbrBirth') ?? codeHead, text('member.birthdayInFuture')))
  const isGood = parsed.success && faults.length === 0
  return { row: isGood ? { number, given: onlyGiven(parsed.data, draft) } : undefined, faults }
}

/** Omits defaults of columns missing in the file, which would clear stored values. */
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

function findRepeatedCodes(rows: ReadRow[], codeHead: string, fault: ReportFault): ImportFault[] {
  const seen = new Set<string>()
  return rows.flatMap(({ number, given: { mbrCode } }) => {
    if (!mbrCode) return []
    const isRepeated = seen.has(mbrCode)
    seen.add(mbrCode)
    return isRepeated ? [fault(number, codeHead, text('member.codeRepeated'))] : []
  })
}
