/** Without I, L, O and U: look-alikes are read as 1 and 0. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsEach = 5

/** For lengths that are a multiple of five bytes. */
export function toBase32(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let left = (bytes.length * 8) / bitsEach; left > 0; left--) {
    text = (alphabet[Number(bits & 31n)] as string) + text
    bits >>= 5n
  }
  return text
}

/** As people type it: any case, with spaces and dashes. */
export function fromBase32(typed: string): Buffer | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]+$/.test(text) || (text.length * bitsEach) % 8 !== 0) return undefined
  let bits = 0n
  for (const letter of text) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter))
  return Buffer.from(bits.toString(16).padStart((text.length * bitsEach) / 4, '0'), 'hex')
}
