/**
 * The passwords that attackers try first, among those that satisfy the composition rule. The words and endings are those
 * of the yearly lists of the most used passwords of 2023 to 2025 (NordPass, as collected in SecLists): nearly all entries
 * with a digit and a special character are a word, `@` or another mark, and counted digits or a year. All are folded to
 * lower case.
 */
const words =
  'aa aaa abc abcd abcde account admin administrator asdf asdfgh asd changeme china company computer demo dragon football ' +
  'global guest hello iloveyou india killer letmein login manager master monkey office p@55w0rd p@55word p@ss p@ssw0rd ' +
  'p@ssword pa$$w0rd pa$$word pass passw0rd password pakistan princess qaz qazwsx qq qwe qwer qwerty qwertyuiop root ' +
  'secret server spring staff student summer sunshine super support system taipei taiwan temp test tester user vietnam ' +
  'welcome winter woaini zaq zxc zxcvbn zxcvbnm'
const digits =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 4321 654321 01 007 11 111 1111 666 888'
const marks = ['!', '@', '#', '$', '%', '^', '&', '*', '?', '!!', '!@#']
const firstYear = 2015
const lastYear = 2030

/** Entries of other shapes. */
const others =
  'p@ssw0rd p@$$w0rd p@55w0rd pa$$w0rd p@$$word1 1qaz@wsx 1qaz!qaz 1qaz@wsx3edc 1qaz!qaz2wsx@wsx !qaz2wsx !qaz1qaz zaq1@wsx ' +
  'zaq!2wsx zaq12wsx! 1q2w3e4r! 1q2w3e4r@ q1w2e3r4! q1w2e3r4@ qwe123!@# qwer1234! qwer1234@ qwer!@#$1234 asdf1234! abc123!@# ' +
  'abcd1234!@#$ 123456aa! 123456aa@ 1234qwer! 123qwe!@# 123qweasd! a1b2c3d4! a123456! a123456@ a1234567! a12345678! ' +
  '!@#123qwe !@#$1234qwer 12345678a! 12345678a@ passw0rd! password1! welcome1! changeme1! letmein1! trustno1! qwerty1! ' +
  'iloveyou1! 5201314a! woaini1314! woaini520! admin888! admin888@ test1234! aa123456! aa123456@ @aa123456'

function* listAll(): Generator<string> {
  yield* others.split(' ')
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => String(firstYear + i))
  const numbers = [...digits.split(' '), ...years]
  for (const word of words.split(' '))
    for (const number of numbers) {
      yield word + number
      for (const mark of marks) yield* [word + mark + number, word + number + mark, mark + word + number]
    }
}

let all: ReadonlySet<string> | undefined

export const isCommonPassword = (password: string): boolean =>
  (all ??= new Set(listAll())).has(password.toLowerCase())
