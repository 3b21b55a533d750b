import type { WitnessProblem } from '@lumiroute/contract/transparency-log'
import {
  formatSignature,
  formatWitnessRequest,
  parseNote,
  parseSignature,
  verifyCosignature,
} from '@lumiroute/evidence/log'
import { isAllowedTarget, post } from '../../../adapters/outbound/post.ts'
import type { Deps } from '../../../deps.ts'
import type { Witness } from '../../../settings.ts'
import { findNewestHead, type LogHead } from './queries/head.queries.ts'
import {
  listCosignatures,
  listWitnessStates,
  saveCosignature,
  saveWitnessState,
} from './queries/witness.queries.ts'
import { readConsistencyProof } from './read-proofs.ts'

type WitnessDeps = Pick<Deps, 'db' | 'settings' | 'now' | 'log'>

const timeoutMs = 8000
const maxAnswerBytes = 16_384

class NotSigned extends Error {
  readonly problem: WitnessProblem
  constructor(problem: WitnessProblem, options?: ErrorOptions) {
    super(`the witness did not sign: ${problem}`, options)
    this.problem = problem
  }
}

/** Asks every witness that has not signed the newest head yet. */
export async function askWitnesses(deps: WitnessDeps): Promise<void> {
  const { db, settings } = deps
  if (settings.logWitnesses.length === 0) return
  const head = await findNewestHead(db)
  if (!head) return
  const signed = new Set((await listCosignatures(db, head.size)).map(({ witness }) => witness))
  const sizes = new Map((await listWitnessStates(db)).map(({ name, size }) => [name, size]))
  const asked = settings.logWitnesses.filter(({ key }) => !signed.has(key.name))
  await Promise.all(asked.map((witness) => askWitness(deps, witness, head, sizes.get(witness.key.name) ?? 0)))
}

async function askWitness(
  deps: WitnessDeps,
  witness: Witness,
  head: LogHead,
  knownSize: number,
): Promise<void> {
  const { db, now, log } = deps
  const { name } = witness.key
  try {
    const signed = await getCosignature(deps, witness, head, knownSize)
    await db.write(async (tx) => {
      await saveCosignature(tx, { size: head.size, witness: name, ...signed })
      await saveWitnessState(tx, { name, size: head.size, problem: '', at: now() })
    })
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error
    await saveWitnessState(db, { name, size: knownSize, problem: error.problem, at: now() })
    log.warn({ witness: name, problem: error.problem }, 'a witness did not sign the log')
  }
}

/** Asks again with the size that the witness names, since it can have seen heads that we did not record. */
async function getCosignature(deps: WitnessDeps, witness: Witness, head: LogHead, knownSize: number) {
  const first = await send(deps, witness, head, Math.min(knownSize, head.size))
  if (first.status !== 409) return readCosignature(witness, head, first)
  const size = readSize(first.text)
  if (size > head.size) throw new NotSigned('ahead')
  return readCosignature(witness, head, await send(deps, witness, head, size))
}

function readSize(text: string): number {
  if (!/^(0|[1-9]\d{0,15})\n?$/.test(text)) throw new NotSigned('inconsistent')
  return Number(text)
}

async function send({ db, settings }: WitnessDeps, { url }: Witness, head: LogHead, oldSize: number) {
  const target = new URL(`${url}/add-checkpoint`)
  const allowPrivate = settings.outboundPrivate
  if (!isAllowedTarget(target, allowPrivate)) throw new NotSigned('unreachable')
  const proof = await readConsistencyProof(db, oldSize, head.size)
  const body = {
    type: 'text/plain; charset=utf-8',
    text: formatWitnessRequest({ oldSize, proof, note: head.note }),
  }
  try {
    return await post(target, body, { allowPrivate, timeoutMs, maxAnswerBytes })
  } catch (cause) {
    throw new NotSigned('unreachable', { cause })
  }
}

const problemByStatus: Record<number, WitnessProblem> = {
  404: 'unknownLog',
  409: 'inconsistent',
  422: 'inconsistent',
}

/** Only a line that is valid for this head and this witness is kept. */
function readCosignature({ key }: Witness, head: LogHead, answer: { status: number; text: string }) {
  if (answer.status !== 200) throw new NotSigned(problemByStatus[answer.status] ?? 'refused')
  const text = parseNote(head.note)?.text ?? ''
  for (const line of answer.text.split('\n')) {
    const cosignature = parseSignature(line)
    const seconds = cosignature && verifyCosignature(text, cosignature, key)
    if (cosignature && seconds !== undefined)
      return { line: formatSignature(cosignature), at: new Date(seconds * 1000) }
  }
  throw new NotSigned('badAnswer')
}
