/** SQL: what a device `alias` has on its screen, also where an older box named the ad by its id alone. */
export const onScreenJson = (
  alias: string,
) => `case when ${alias}.on_screen is null then null else json_build_object(
  'adId', (${alias}.on_screen->>'adId')::int, 'adName', coalesce(nullif(${alias}.on_screen->>'adName', ''),
    (select x.name from ad x where x.id = (${alias}.on_screen->>'adId')::int), ''),
  'name', coalesce(${alias}.on_screen->>'name', '')) end`
