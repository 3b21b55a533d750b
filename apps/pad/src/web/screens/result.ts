import type { State } from '../../core/state.ts'
import { fill } from '../../text/index.ts'
import { button, h, say, show } from '../dom.ts'
import type { MakeScreen, Surroundings } from '../screen.ts'
import { nextLink } from './next-link.ts'
import { tokenOf, wearColour } from '../token.ts'

function claimLine({ t, acts }: Surroundings, { claim }: State) {
  if (claim.at === 'failed') return claim.message || t.failed
  if (claim.at === 'asking') return t.wait
  if (claim.at !== 'done') return acts.isInLine() || acts.claimUrl() ? t.within : t.noLine
  const { ticketNo, expiresAt } = claim.ticket
  const until = expiresAt ? `\n${fill(t.until, expiresAt.slice(0, 10).replace(/-/g, '/'))}` : ''
  return `${t.claimed}\n${fill(t.ticket, ticketNo)}${until}`
}

/** The prize of a winner: given at once inside LINE, otherwise in the store's front after signing in there. */
function claimCard(around: Surroundings) {
  const { t, acts } = around
  const [title, line] = [h('b'), h('p', { role: 'status' })]
  const again = button('go.line', t.claim, () => void acts.claim())
  const link = h('a.go.line', t.claim)
  return {
    element: h('section.card.stack', t.prize, title, line, again, link),
    update(state: State) {
      const { claim, over, room } = state
      const prize = claim.at === 'done' ? claim.ticket : (over ?? room)?.prize
      say(title, prize?.title ?? '')
      say(line, claimLine(around, state))
      show(again, acts.isInLine() && (claim.at === 'none' || claim.at === 'failed'))
      show(link, !acts.isInLine() && acts.claimUrl() !== '')
      link.href = acts.claimUrl()
    },
  }
}

/** Links come from the settings of a store: only pages, never scripts. */
const isPage = (link: string) => /^https?:\/\//.test(link)

export const resultScreen: MakeScreen = ({ seat, over }, around) => {
  const { t } = around
  const no = seat?.no ?? 0
  wearColour(no)
  const card = !over || (over.endStatus === 'win' && over.prize) ? claimCard(around) : null
  const next = h('p.quiet', around.words.troubles.over[1])
  const again = nextLink(t.again)
  return {
    element: h(
      'main.result',
      over &&
        h(
          `div.board.stack.${over.endStatus}`,
          h('h1', around.words.endings[over.endStatus]),
          tokenOf(no, 96),
          h('p', h('b.count', String(over.score)), ' ', t.points),
          h('p', fill(t.place, over.rank, String(over.players))),
        ),
      h(
        'div.stack',
        card && card.element,
        again.element,
        over && next,
        over && isPage(over.link) && h('a.plain', { href: over.link }, t.store),
      ),
    ),
    update(state) {
      card?.update(state)
      again.update(state)
      show(next, !state.room?.nextCode)
    },
  }
}
