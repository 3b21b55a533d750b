/** SQL on an order `r`. */
export const isUnpaid = `r.payment_status in ('INIT', 'PENDING', 'FAIL', 'EXPIRED')`
