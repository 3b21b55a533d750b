import type { OwnCard } from '@lumiroute/contract/point-card'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useFront } from '../../app/use-front.ts'
import { Notice } from '../../kit/notice.tsx'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useSession } from '../../session/use-session.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { isOpen, lookOfNew, lookOfOwn } from './card-look.ts'
import { StampCard } from './stamp-card.tsx'

/** The member's cards first, then those that can be started. */
export function CardsPage() {
  const { storeCode } = useApp()
  const { card: m } = useMemberText()
  const links = useLinks()
  const { kind } = useSession()
  const own: OwnCard[] = useMemberRead(memberCalls.cards(storeCode)).data?.cardList ?? []
  const open = own.filter(isOpen)
  const fresh = useFront().pointCardList.filter((card) => !open.some(({ pcCode }) => pcCode === card.pcCode))
  const cards = [
    ...open.map((card) => ({ key: card.cardNo, pcCode: card.pcCode, look: lookOfOwn(card) })),
    ...fresh.map((card) => ({ key: card.pcCode, pcCode: card.pcCode, look: lookOfNew(card) })),
  ]
  return (
    <>
      <h1 className="page-title">{m.title}</h1>
      {cards.length === 0 && <Notice title={m.none} text={m.noneHelp} />}
      <ul className="card-list">
        {cards.map(({ key, pcCode, look }) => (
          <li key={key}>
            <Link href={links.card(pcCode)} className="card-link">
              <StampCard look={look} />
            </Link>
          </li>
        ))}
      </ul>
      {kind === 'out' && cards.length > 0 && <SignInPrompt title={m.signIn} text={m.signInText} />}
    </>
  )
}
