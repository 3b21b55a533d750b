import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { useSession } from '../../session/use-session.ts'
import { useOrderText } from '../../text/order-texts.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { useOrder } from './use-order.ts'

export function OrderPage() {
  const t = useOrderText()
  const { storeCode } = useApp()
  const { code } = usePlace()
  const { kind } = useSession()
  if (kind === 'unknown') return <PageSkeleton />
  if (kind === 'out')
    return (
      <>
        <h1 className="page-title">{t.order.title}</h1>
        <SignInPrompt title={t.order.signIn} />
      </>
    )
  return <Order key={`${storeCode} ${code}`} orderNo={code} />
}

function Order({ orderNo }: { orderNo: string }) {
  const t = useOrderText()
  const links = useLinks()
  const hasReturned = usePlace().query.get('paid') === '1'
  const { reading, isConfirming } = useOrder(orderNo, hasReturned)
  const missing = {
    title: t.order.missing,
    text: t.order.missingHelp,
    action: (
      <Link href={links.orders} className="button">
        {t.order.all}
      </Link>
    ),
  }
  return (
    <Loaded reading={reading} missing={missing}>
      {({ order }) => (
        <article className="order">
          <OrderHead order={order} hasReturned={hasReturned} isConfirming={isConfirming} />
          <OrderActions order={order} isConfirming={isConfirming} reload={reading.reload} />
          <OrderFacts order={order} />
        </article>
      )}
    </Loaded>
  )
}
