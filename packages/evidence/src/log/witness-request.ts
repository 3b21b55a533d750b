import { fromBase64, toBase64 } from './bytes.ts'
import { hashBytes } from './merkle-hash.ts'

const maxProofLines = 63

type WitnessRequest = { oldSize: number; proof: readonly Uint8Array[]; note: string }

/** C2SP tlog-witness: the body of `add-checkpoint`. */
export const formatWitnessRequest = ({ oldSize, proof, note }: WitnessRequest): string =>
  [`old ${oldSize}`, ...proof.map(toBase64), '', note].join('\n')

export function parseWitnessRequest(body: string): WitnessRequest | undefined {
  const split = body.indexOf('\n\n')
  const [first = '', ...lines] = body.slice(0, split).split('\n')
  const [, oldSize] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? []
  const proof = lines.map(fromBase64).filter((hash): hash is Uint8Array => hash?.length === hashBytes)
  if (split < 0 || oldSize === undefined || lines.length > maxProofLines) return undefined
  if (proof.length !== lines.length) return undefined
  return { oldSize: Number(oldSize), proof, note: body.slice(split + 2) }
}
