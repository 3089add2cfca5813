-- Counters come and go with every request; after a crash they may begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
