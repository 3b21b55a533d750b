import type { Bundle } from '@lumiroute/evidence/bundle'
import type { Format } from './format.ts'
import type { Finding, ReportPage, ReportTable } from './report-page.ts'

/** In plain words, what a stranger can check and what they have to believe. */
export function describeProof(bundle: Bundle, sha256: string, format: Format): ReportPage['proof'] {
  const { say } = format
  const word = { proven: say('report.proven'), partly: say('report.partly'), open: say('report.open') }
  const finding = (state: Finding['state'], title: string, line: string): Finding => ({
    state,
    word: word[state],
    title,
    line,
  })
  return {
    title: say('report.proof'),
    findings: [
      describeSigned(bundle, format, finding),
      describeLogged(bundle, format, finding),
      finding(getSignedState(bundle), say('report.filesShown'), say('report.filesLine')),
      bundle.figures.total.signedPlays > 0
        ? finding('partly', say('report.sensors'), say('report.sensorsLine'))
        : finding('open', say('report.sensors'), say('report.sensorsUnsigned')),
      finding('open', say('report.light'), say('report.lightLine')),
      finding('open', say('report.falseBox'), say('report.falseBoxLine')),
    ],
    table: describeChains(bundle, format),
    notes: [
      say('report.proofHash', { sha256 }),
      ...(bundle.log
        ? [say('report.checkpoint', { note: bundle.log.checkpoint.trim().replaceAll('\n', ' ') })]
        : []),
    ],
  }
}

type Make = (state: Finding['state'], title: string, line: string) => Finding

/** What plays say is proven as far as they are signed. */
function getSignedState({ figures: { total } }: Bundle): Finding['state'] {
  if (total.signedPlays === 0) return 'open'
  return total.signedPlays === total.deliveredPlays ? 'proven' : 'partly'
}

function describeSigned(bundle: Bundle, { say, count }: Format, make: Make): Finding {
  const { signedPlays, deliveredPlays } = bundle.figures.total
  const state = getSignedState(bundle)
  const counts = { signed: count(signedPlays), plays: count(deliveredPlays) }
  const titles = {
    proven: () => say('report.signedAll'),
    partly: () => say('report.signedSome', counts),
    open: () => say('report.signedNone'),
  }
  return make(state, titles[state](), say(state === 'open' ? 'report.unsignedLine' : 'report.signedLine'))
}

/** The index in the log of each chain's newest head; null if it is not there. */
const listLogged = ({ records, log }: Bundle) =>
  records.flatMap(({ chains }) =>
    chains.map((chain) => {
      const head = chain.heads.at(-1)
      const leaf =
        head && log?.leaves.find(({ line }) => line.endsWith(`|${head.seq}|${head.hash}|${head.signature}`))
      return { chain, head, index: leaf?.index ?? null }
    }),
  )

function describeLogged(bundle: Bundle, { say }: Format, make: Make): Finding {
  const chains = listLogged(bundle)
  const logged = chains.filter(({ index }) => index !== null).length
  if (chains.length === 0) return make('open', say('report.loggedNone'), say('report.nothingToLog'))
  if (logged === 0) return make('open', say('report.loggedNone'), say('report.notLoggedLine'))
  if (logged === chains.length) return make('proven', say('report.loggedAll'), say('report.loggedLine'))
  return make('partly', say('report.loggedSome'), say('report.notLoggedLine'))
}

function describeChains(bundle: Bundle, { say, count }: Format): ReportTable | null {
  const chains = listLogged(bundle)
  if (chains.length === 0) return null
  return {
    title: say('report.chains'),
    heads: [
      say('report.key'),
      say('report.algorithm'),
      say('report.rows'),
      say('report.head'),
      say('report.logIndex'),
    ],
    rows: chains
      .slice(0, 100)
      .map(({ chain, head, index }) => [
        chain.fingerprint.slice(0, 24),
        chain.algorithm,
        count(chain.rows.length),
        head?.hash.slice(0, 24) ?? '–',
        index === null ? '–' : count(index),
      ]),
    widths: [34, 13, 11, 34, 12],
    numbers: [2, 4],
  }
}
