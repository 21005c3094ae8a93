-- Searches that forgive typing compare trigrams. Already there, in the schema that 0080 found or chose for it, this changes nothing.
create extension if not exists pg_trgm;
