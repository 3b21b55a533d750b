DROP INDEX "device_seen";--> statement-breakpoint
-- No index holds what a heartbeat changes: with room on the page it is written in place.
ALTER TABLE "device" SET (fillfactor = 50);