import { payAd } from '@lumiroute/contract/payment'
import type { CallOf } from '@lumiroute/contract'
import { useAct } from '../../../lib/api/query.ts'

/** Some payment pages require a form post from the browser, not from a script. */
function postForm(url: string, fields: Record<string, string>) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

/** Creates the order, then opens the payment page. Throws a refusal so that the dialog can show it. */
export function useBeginPayment() {
  const { mutateAsync, isPending } = useAct(payAd, { quiet: true })
  const beginPayment = async (ad: CallOf<typeof payAd>) => {
    const { checkoutUrl, checkoutForm } = await mutateAsync(ad)
    if (checkoutForm) postForm(checkoutUrl, checkoutForm)
    else window.location.assign(checkoutUrl)
  }
  return { beginPayment, isBeginning: isPending }
}
