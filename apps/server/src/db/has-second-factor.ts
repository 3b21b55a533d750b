/** SQL: whether the account `alias` must confirm its sign-in with a second factor. */
export const hasSecondFactorSql = (alias: string) => `(
  exists (select from totp t where t.account_id = ${alias}.id and t.confirmed_at is not null and t.secret <> '')
  or exists (select from passkey p where p.account_id = ${alias}.id))`
