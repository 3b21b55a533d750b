import type { getLogStatus as endpoint, WitnessProblem } from '@lumiroute/contract/transparency-log'
import { formatVerifierKey } from '@lumiroute/evidence/log'
import type { Read } from '../../../http/pipeline/route.ts'
import { toNoteKey } from './open-log-key.ts'
import { findNewestCheck } from './queries/check.queries.ts'
import { listLogKeys } from './queries/key.queries.ts'
import { countPendingLeaves } from './queries/leaf.queries.ts'
import { listCosignatures, listWitnessStates } from './queries/witness.queries.ts'
import { readCheckpoint } from './read-checkpoint.ts'

export async function getLogStatus({ db, deps }: Read<typeof endpoint>) {
  const [[key], head, check] = await Promise.all([listLogKeys(db), readCheckpoint(db), findNewestCheck(db)])
  const noteKey = key && toNoteKey(key)
  return {
    log: {
      origin: noteKey?.name ?? null,
      verifierKey: noteKey ? formatVerifierKey(noteKey) : null,
      head: head ? { size: head.size, root: head.root, note: head.note, at: head.at.toISOString() } : null,
      pending: await countPendingLeaves(db),
      witnesses: await listWitnesses(),
      check: check ? { ...check, at: check.at.toISOString() } : null,
    },
  }

  async function listWitnesses() {
    const states = new Map((await listWitnessStates(db)).map((state) => [state.name, state]))
    const signed = new Set(head ? (await listCosignatures(db, head.size)).map(({ witness }) => witness) : [])
    return deps.settings.logWitnesses.map(({ key: { name } }) => {
      const state = states.get(name)
      return {
        name,
        hasSigned: signed.has(name),
        size: state?.size ?? 0,
        problem: (state?.problem || null) as WitnessProblem | null,
        at: state?.at.toISOString() ?? null,
      }
    })
  }
}
