/** SQL: what device `alias` shows on its screen, even if an older box reported only the ad's id. */
export const onScreenJson = (
  alias: string,
) => `case when ${alias}.on_screen is null then null else json_build_object(
  'adId', (${alias}.on_screen->>'adId')::int, 'adName', coalesce(nullif(${alias}.on_screen->>'adName', ''),
    (select x.name from ad x where x.id = (${alias}.on_screen->>'adId')::int), ''),
  'name', coalesce(${alias}.on_screen->>'name', '')) end`
