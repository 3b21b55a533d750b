const weights = [1, 2, 1, 2, 1, 2, 4, 1]
const digitSum = (n: number) => Math.floor(n / 10) + (n % 10)

/** Means "none" in the activity chart; its checksum is valid, so it is rejected explicitly. */
export const noTaxNumber = '00000000'

/** Taiwanese business number: digit sums divisible by 5; a 7 in seventh position may count one more. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === noTaxNumber) return false
  const sum = weights.reduce((total, weight, i) => total + digitSum(weight * Number(text[i])), 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}
