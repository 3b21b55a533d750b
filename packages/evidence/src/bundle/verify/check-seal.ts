import { parseNote, parseVerifierKey, verifyNote } from '../../log/index.ts'
import type { Bundle } from '../bundle.shape.ts'
import { getSealText, hashParts } from '../hash-parts.ts'
import { type Check, startCheck } from './place.ts'

/** Every part has the hash that the seal says, and the log's key signed the seal. */
export function checkSeal(bundle: Bundle): Check {
  const check = startCheck('seal')
  const { parts } = bundle.seal
  const actual = hashParts(bundle)
  for (const path of Object.keys({ ...actual, ...parts }))
    check.expect(Object.hasOwn(parts, path) && parts[path] === actual[path], { path })
  // A server with a log signs every report; without a log there is no key to sign with.
  check.expect((bundle.log !== null) === (bundle.seal.note !== null), { path: '/seal/note' })
  if (bundle.log && bundle.seal.note !== null)
    check.expect(isSealSigned(bundle.seal.note, bundle.log, parts), { path: '/seal/note' })
  return check.end()
}

function isSealSigned(text: string, log: { origin: string; key: string }, parts: Record<string, string>) {
  const [note, key] = [parseNote(text), parseVerifierKey(log.key)]
  if (!note || !key) return false
  return note.text === getSealText(log.origin, parts) && verifyNote(note, key)
}
