export type SheetRow = Record<string, string | number | boolean | null>

const genders: Record<string, string> = { 男: 'M', 女: 'F', 其他: 'X', M: 'M', F: 'F', X: 'X', '': '' }
const genderNames: Record<string, string> = { M: '男', F: '女', X: '其他' }
const sourceNames: Record<string, string> = {
  qr: 'QR Code',
  ad: '廣告',
  game: '遊戲',
  stream: '直播',
  shop: 'LINE',
  import: '匯入',
}
const yes: Record<string, boolean> = { 是: true, 否: false, '1': true, '0': false, '': true }

type Column = {
  field: string
  /** Undefined where the cell means nothing; a column without it is only written. */
  read?: (cell: string) => unknown
  write: (row: SheetRow) => string | number | null
}

const text = (field: string): Column => ({
  field,
  read: (cell) => cell,
  write: (row) => String(row[field] ?? ''),
})
const told = (field: string): Column => ({ field, write: (row) => row[field] as string | number | null })

const writtenColumns: Record<string, Column> = {
  會員代碼: { field: 'mbrCode', read: (cell) => cell, write: (row) => String(row.mbrCode) },
  姓名: text('mbrName'),
  手機: text('mbrMobile'),
  電子郵件: text('mbrEmail'),
  性別: {
    field: 'mbrGender',
    read: (cell) => genders[cell],
    write: ({ mbrGender }) => genderNames[String(mbrGender)] ?? '',
  },
  生日: {
    field: 'mbrBirth',
    read: (cell) => cell.replaceAll('/', '-'),
    write: ({ mbrBirth }) => String(mbrBirth ?? ''),
  },
  地址: text('mbrAddr'),
  等級: text('mbrLevel'),
  備註: text('memo'),
  啟用: {
    field: 'mbrEnabled',
    read: (cell) => yes[cell],
    write: ({ mbrEnabled }) => (mbrEnabled ? '是' : '否'),
  },
  標籤: {
    field: 'tagNames',
    read: (cell) =>
      cell
        .split(/[、;；]/)
        .map((name) => name.trim())
        .filter(Boolean),
    write: ({ tagNames }) => String(tagNames ?? ''),
  },
  'LINE 暱稱': told('mbrDisplayName'),
  好友狀態: told('followText'),
  來源: { field: 'source', write: ({ source }) => sourceNames[String(source)] ?? String(source ?? '') },
  集點: told('mbrPoints'),
  訂單數: told('orderCount'),
  累計消費: told('totalSpent'),
  最近消費: told('lastOrderAt'),
  最近互動: told('lastActiveAt'),
  加入好友: told('followedAt'),
  封鎖時間: told('blockedAt'),
  個資同意: told('consent'),
  個資刪除時間: told('erasedAt'),
  建立時間: told('createdAt'),
}
export const memberHead = Object.keys(writtenColumns)

/** Heads that former exports wrote. */
const formerColumns: Record<string, Column> = { 消費金額: told('totalSpent'), 加入時間: told('createdAt') }

/** Head → where it comes from and goes to; what an export writes, an import reads. */
export const memberColumns: Record<string, Column> = { ...writtenColumns, ...formerColumns }
