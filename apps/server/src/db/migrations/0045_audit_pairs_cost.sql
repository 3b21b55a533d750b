-- It builds an array for each row. With the default cost the planner ran it on every row instead of reading its index.
ALTER FUNCTION "audit_pairs" COST 10000;
