CREATE FUNCTION "tell_member_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('member_changed', TG_ARGV[0] || ' ' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER UPDATE OF "mbr_enabled", "erased_at", "mbr_code" ON "member" FOR EACH ROW
  WHEN ((OLD.mbr_enabled, OLD.erased_at, OLD.mbr_code) IS DISTINCT FROM (NEW.mbr_enabled, NEW.erased_at, NEW.mbr_code))
  EXECUTE FUNCTION "tell_member_changed"('member');
--> statement-breakpoint
CREATE TRIGGER "member_removed" AFTER DELETE ON "member" FOR EACH ROW EXECUTE FUNCTION "tell_member_changed"('member');
--> statement-breakpoint
CREATE TRIGGER "store_of_members_changed" AFTER UPDATE OF "store_enabled", "store_code" ON "store" FOR EACH ROW
  WHEN ((OLD.store_enabled, OLD.store_code) IS DISTINCT FROM (NEW.store_enabled, NEW.store_code))
  EXECUTE FUNCTION "tell_member_changed"('store');
