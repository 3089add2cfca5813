-- Ship with every PostgreSQL: e-mail addresses without case, the owner inside a full-text index, words without accents.
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Whole words as written, case and accents aside: a list's search box must find the beginning of a word, which stemming would hide.
CREATE TEXT SEARCH CONFIGURATION plain (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
