/** Inserts the order with its line, first event and payment attempt, at the product's price. */
export const bareCheckout = {
  name: 'bare.checkout',
  text: `with bought as (
      select p.id, p.store_id, p.prod_code, p.prod_name, p.prod_sale_price as price, $3::int as qty
      from product p join store s on s.id = p.store_id where s.store_code = $1 and lower(p.prod_code) = lower($2)
        and p.removed_at is null),
    placed as (
      insert into "order" (store_id, source, payment_id, payment_status, order_amount, order_no, order_status,
        prod_total_price, memo, request_key)
      select store_id, 'CART', 'B' || left(replace(gen_random_uuid()::text, '-', ''), 19), 'INIT', price * qty,
        'B' || gen_random_uuid(), 'created', price * qty, $4, $5 from bought
      returning id, order_no, payment_id, order_amount),
    line as (
      insert into order_item (order_id, oi_prod_code, oi_prod_name, oi_prod_sale_qty, oi_prod_sale_price, product_id,
        oi_total)
      select p.id, b.prod_code, b.prod_name, b.qty, b.price, b.id, b.price * b.qty from placed p, bought b),
    told as (insert into order_event (order_id, kind) select id, 'created' from placed),
    attempt as (
      insert into payment (payment_id, order_id, uuid, provider, amount, status)
      select payment_id, id, gen_random_uuid(), 'SANDBOX', order_amount, 'INIT' from placed)
    select json_build_object('status', 200, 'message', '操作成功', 'orderNo', order_no, 'paymentId', payment_id,
      'shippingFee', 0, 'orderAmount', order_amount, 'paymentStatus', 'INIT',
      'checkoutUrl', 'https://shop.example.tw/checkout?paymentId=' || payment_id, 'checkoutForm', null)::text as answer
    from placed`,
}
