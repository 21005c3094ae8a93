-- The local inbox shows what came last first, also when the clock was set back.
alter table studio.outbox add column place bigint generated always as identity;
drop index studio.outbox_newest;
create index outbox_newest on studio.outbox (place desc);
