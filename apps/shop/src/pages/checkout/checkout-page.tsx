import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useCart } from '../../cart/use-cart.ts'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { useSession } from '../../session/use-session.ts'
import { useOrderText } from '../../text/order-texts.ts'
import { EmptyCart } from '../cart/cart-page.tsx'
import { CheckoutForm } from './checkout-form.tsx'

export function CheckoutPage() {
  const t = useOrderText()
  return (
    <>
      <h1 className="page-title">{t.checkout.title}</h1>
      <Checkout />
    </>
  )
}

function Checkout() {
  const t = useOrderText()
  const links = useLinks()
  const { storeCode } = useApp()
  const session = useSession()
  const lines = useCart()
  if (session.kind === 'unknown') return <PageSkeleton />
  if (lines.length === 0) return <EmptyCart />
  if (session.kind === 'out')
    return <SignInPrompt title={t.checkout.signIn} text={t.checkout.signInHelp} returnTo={links.checkout} />
  return <CheckoutForm key={`${storeCode} ${session.member.mbrCode}`} />
}
