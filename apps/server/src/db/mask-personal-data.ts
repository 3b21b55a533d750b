/**
 * SQL expressions that mask personal data, so that a list never reads the plain values. Each takes a text
 * column.
 */

/** 王小明 → 王○明. */
export const maskName = (column: string) => `case char_length(${column}) when 0 then '' when 1 then '○'
  when 2 then left(${column}, 1) || '○'
  else left(${column}, 1) || repeat('○', char_length(${column}) - 2) || right(${column}, 1) end`

/** 0912345678 → 0912***678; shorter numbers are hidden. */
export const maskMobile = (column: string) => `case when char_length(${column}) >= 10
  then left(${column}, 4) || '***' || right(${column}, 3)
  when ${column} = '' then '' else '***' end`

/** ming@example.tw → m***@example.tw. */
export const maskEmail = (column: string) => `case when ${column} = '' then ''
  when position('@' in ${column}) < 2 then '***'
  else left(${column}, 1) || '***' || substring(${column} from '@[^@]*$') end`

/** Only the month, for birthday wishes. */
export const maskBirth = (column: string) => `'****-' || to_char(${column}, 'MM') || '-**'`

/** 台北市信義區市府路 1 號 → 台北市***. */
export const maskAddress = (column: string) =>
  `case when ${column} = '' then '' when char_length(${column}) > 6 then left(${column}, 3) || '***' else '***' end`

/** /AB12+-. → /A*****.; also the number of a certificate. */
export const maskCarrier = (column: string) => `case when char_length(${column}) > 3
  then left(${column}, 2) || repeat('*', char_length(${column}) - 3) || right(${column}, 1)
  when ${column} = '' then '' else '***' end`
