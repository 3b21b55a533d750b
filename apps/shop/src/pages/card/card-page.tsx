import type { FrontPointCard } from '@lumiroute/contract/front'
import type { OwnCard } from '@lumiroute/contract/point-card'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { useFront } from '../../app/use-front.ts'
import { fill, formatDate } from '../../kit/format.ts'
import { Notice } from '../../kit/notice.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { SignedIn } from '../../session/signed-in.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useSession } from '../../session/use-session.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { isOpen, lookOfNew, lookOfOwn } from './card-look.ts'
import { CardRules } from './card-rules.tsx'
import { CollectForm } from './collect-form.tsx'
import { ExchangeList } from './exchange-list.tsx'
import { Ledger } from './ledger.tsx'
import { RewardList } from './reward-list.tsx'
import { StampCard } from './stamp-card.tsx'

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function CardPage() {
  const { storeCode } = useApp()
  const { card: m } = useMemberText()
  const links = useLinks()
  const { code } = usePlace()
  const { kind } = useSession()
  const { data, error } = useMemberRead(memberCalls.cards(storeCode))
  const kindOf = useFront().pointCardList.find(({ pcCode }) => isSame(pcCode, code))
  const own = (data?.cardList ?? []).filter(({ pcCode }) => isSame(pcCode, code))
  if (kindOf || own.length > 0) return <Card key={code} card={kindOf} own={own} />
  if (kind === 'unknown' || (kind === 'in' && !data && !error)) return <PageSkeleton />
  return (
    <Notice title={m.missing} text={m.missingHelp}>
      <Link href={links.cards} className="button">
        {m.all}
      </Link>
    </Notice>
  )
}

function Card({ card, own }: { card: FrontPointCard | undefined; own: OwnCard[] }) {
  const { language } = useApp()
  const { card: m } = useMemberText()
  const current = own.find(isOpen) ?? (card ? undefined : own[0])
  const look = current ? lookOfOwn(current) : card && lookOfNew(card)
  const notice = current?.pcNotice ?? card?.pcNotice ?? ''
  if (!look) return null
  return (
    <article className="article">
      <h1 className="visually-hidden">{look.pcName}</h1>
      <StampCard look={look} />
      {current && <CardState card={current} />}
      {current?.expireAt && (
        <p className="caption">{fill(m.until, { date: formatDate(current.expireAt, language) })}</p>
      )}
      <SignedIn title={m.signIn} text={m.signInText}>
        {card && <CollectForm card={card} />}
      </SignedIn>
      <RewardList card={card} own={current} />
      {card && <ExchangeList pcCode={card.pcCode} />}
      {card && <CardRules card={card} />}
      {notice && (
        <section>
          <h2>{m.notice}</h2>
          <p className="about-text">{notice}</p>
        </section>
      )}
      {current && <Ledger key={current.points} card={current} />}
    </article>
  )
}

function CardState({ card: { state } }: { card: OwnCard }) {
  const { card: m } = useMemberText()
  if (state === 'active') return null
  return (
    <p className={`badge ${state === 'full' ? 'badge-success' : 'badge-quiet'} claim-note`}>{m[state]}</p>
  )
}
