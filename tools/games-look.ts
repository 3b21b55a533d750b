import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { botInputs } from '../packages/games/src/bots.ts'
import { hashState, isOver, standings, startRound, stepRound } from '../packages/games/src/simulation.ts'
import { type LookOptions, type LookResult, readLookOptions } from './games/look-options.ts'
import { withPage } from './games/open-page.ts'

/** Pictures of a round that bots play: one file each, and all of them on one sheet. */
type LookPage = typeof globalThis & { look: (options: LookOptions) => Promise<LookResult> }

/** The same round in Node, to compare the hashes. */
function playHere({ game, players, settings, seed }: LookOptions) {
  const state = startRound(game, settings, seed)
  const seats = Array.from({ length: players }, (_, no) => no)
  while (!isOver(state)) stepRound(state, botInputs(state, seats))
  return state
}

const { out, ...options } = readLookOptions(process.argv.slice(2))
const result = await withPage('look-page.ts', (page) =>
  page.evaluate((each) => (globalThis as LookPage).look(each), options),
)
const { game, players, settings } = options
const name = `game-${game}-${settings.world}-${players}`
const sheet = join(out, `${name}-sheet.png`)
await mkdir(out, { recursive: true })
await writeFile(sheet, Buffer.from(result.sheet))
for (const [index, bytes] of result.files.entries())
  await writeFile(join(out, `${name}-${String(index + 1).padStart(2, '0')}.png`), Buffer.from(bytes))
const here = playHere(options)
const best = standings(here).slice(0, 5)
console.log(`${sheet}: ${result.files.length} pictures, ${result.drawMs.toFixed(2)} ms a picture`)
console.log(`hash in Chromium ${result.hash}, in Node ${hashState(here)}`)
console.log(best.map(({ seat, score }) => `${seat + 1}: ${score}`).join('  '))
