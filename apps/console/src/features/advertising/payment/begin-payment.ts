import { payAd } from '@lumiroute/contract/payment'
import type { CallOf } from '@lumiroute/contract'
import { useAct } from '../../../lib/api/query.ts'

/** Payment pages that take a form want it from the browser itself, not from a script. */
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

/** Makes the order, then leaves for the payment page. A refusal is thrown, so that the dialog can say it. */
export function useBeginPayment() {
  const { mutateAsync, isPending } = useAct(payAd, { quiet: true })
  const beginPayment = async (ad: CallOf<typeof payAd>) => {
    const { checkoutUrl, checkoutForm } = await mutateAsync(ad)
    if (checkoutForm) postForm(checkoutUrl, checkoutForm)
    else window.location.assign(checkoutUrl)
  }
  return { beginPayment, isBeginning: isPending }
}
