import type { Placed } from './order-calls.ts'

/** Leaves for the payment page; some of them take a form that the browser itself posts. */
export function openPayment({ checkoutUrl, checkoutForm }: Placed): void {
  if (checkoutUrl === null) return
  if (checkoutForm === null) {
    location.assign(checkoutUrl)
    return
  }
  const form = Object.assign(document.createElement('form'), { method: 'post', action: checkoutUrl })
  for (const [name, value] of Object.entries(checkoutForm))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
