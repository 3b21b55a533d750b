-- Each distinct name becomes a place, spelled as on its oldest device.
INSERT INTO "place" ("name")
SELECT DISTINCT ON (lower(regexp_replace(normalize("location", NFKC), '\s', '', 'g'))) btrim("location")
FROM "device" WHERE regexp_replace(normalize("location", NFKC), '\s', '', 'g') <> ''
ORDER BY lower(regexp_replace(normalize("location", NFKC), '\s', '', 'g')), "id";
--> statement-breakpoint
-- A device in a vehicle belongs to the vehicle.
UPDATE "device" d SET "place_id" = p."id" FROM "place" p
WHERE lower(regexp_replace(normalize(d."location", NFKC), '\s', '', 'g')) = lower(regexp_replace(normalize(p."name", NFKC), '\s', '', 'g'))
  AND NOT EXISTS (SELECT FROM "vehicle" v WHERE d."mac_addr" IN (v."device_one", v."sensor_one"));
--> statement-breakpoint
UPDATE "broadcast_record" r SET "place_name" = a."fix_location" FROM "ad" a
WHERE a."id" = r."ad_id" AND a."fix_location" <> '';
--> statement-breakpoint
UPDATE "ad" a SET "place_id" = p."id", "fix_location" = p."name" FROM "place" p
WHERE a."move_type" IN ('fix_play', 'fix_game')
  AND lower(regexp_replace(normalize(a."fix_location", NFKC), '\s', '', 'g')) = lower(regexp_replace(normalize(p."name", NFKC), '\s', '', 'g'));
--> statement-breakpoint
-- What is on air keeps its screens: linked games first, then the oldest fixed ad, as the screens chose until now.
INSERT INTO "screen_booking" ("device_id", "date", "ad_id")
SELECT DISTINCT ON (d."id", r."broadcast_date") d."id", r."broadcast_date", a."id"
FROM "ad" a JOIN "ad_snapshot" s ON s."id" = a."snapshot_id"
JOIN "broadcast_record" r ON r."ad_id" = a."id" AND r."broadcast_date" >= current_date - 7
CROSS JOIN LATERAL regexp_split_to_table(s."content"->>'unitedDeviceId', '[\s,;、，]+') AS t("mac")
JOIN "device" d ON replace(d."mac_addr", ':', '') = upper(translate(t."mac", ':.-', ''))
WHERE a."move_type" = 'store_united_game' AND s."content"->'broadcastDates' ? r."broadcast_date"::text AND d."kind" = 'player'
ORDER BY d."id", r."broadcast_date", a."id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "screen_booking" ("device_id", "date", "ad_id")
SELECT DISTINCT ON (d."id", r."broadcast_date") d."id", r."broadcast_date", a."id"
FROM "ad" a JOIN "ad_snapshot" s ON s."id" = a."snapshot_id"
JOIN "broadcast_record" r ON r."ad_id" = a."id" AND r."broadcast_date" >= current_date - 7
JOIN "place" p ON lower(regexp_replace(normalize(s."content"->>'fixLocation', NFKC), '\s', '', 'g')) = lower(regexp_replace(normalize(p."name", NFKC), '\s', '', 'g'))
JOIN "device" d ON d."place_id" = p."id" AND d."kind" = 'player'
WHERE a."move_type" IN ('fix_play', 'fix_game') AND s."content"->'broadcastDates' ? r."broadcast_date"::text
ORDER BY d."id", r."broadcast_date", a."id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "device" DROP COLUMN "location";
--> statement-breakpoint
CREATE FUNCTION "refuse_home_in_vehicle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "vehicle" v WHERE NEW.mac_addr IN (v.device_one, v.sensor_one)) THEN
    RAISE EXCEPTION 'a device in a vehicle has no place and no store'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'device_one_home';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "device_one_home" BEFORE INSERT OR UPDATE OF "place_id", "store_id" ON "device" FOR EACH ROW
  WHEN (num_nonnulls(NEW.place_id, NEW.store_id) > 0) EXECUTE FUNCTION "refuse_home_in_vehicle"();
--> statement-breakpoint
CREATE FUNCTION "refuse_device_with_home"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock comes first: a device that is being given a place at this moment must be seen with it.
  PERFORM FROM "device" d WHERE d.mac_addr IN (NEW.device_one, NEW.sensor_one) ORDER BY d.id FOR SHARE;
  IF EXISTS (SELECT FROM "device" d WHERE d.mac_addr IN (NEW.device_one, NEW.sensor_one)
      AND num_nonnulls(d.place_id, d.store_id) > 0) THEN
    RAISE EXCEPTION 'a device in a vehicle has no place and no store'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'device_one_home';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "vehicle_device_home" BEFORE INSERT OR UPDATE OF "device_one", "sensor_one" ON "vehicle" FOR EACH ROW
  WHEN (num_nonnulls(NEW.device_one, NEW.sensor_one) > 0) EXECUTE FUNCTION "refuse_device_with_home"();
