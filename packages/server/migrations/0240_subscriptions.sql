-- What members subscribe to. Each month is an order of its own, paid and granted in the transaction that takes the subscription on.
create table studio.subscriptions (
  id uuid primary key,
  member uuid not null,
  plan text not null check (plan in ('glass', 'silver', 'obsidian')),
  -- What it goes on as with the next month.
  next_plan text check (next_plan in ('glass', 'silver', 'obsidian')),
  state text not null default 'active' check (state in ('active', 'pastDue', 'ended')),
  provider text not null check (provider = 'simulated'),
  began_at timestamptz not null,
  -- The last month that was paid, from 0.
  period integer not null default 0 check (period >= 0),
  is_cancelled boolean not null default false,
  failed_at timestamptz,
  ended_at timestamptz,
  -- When it was looked at, and when something is due again: a clock may go back behind the first.
  looked_at timestamptz not null,
  looks_at timestamptz,
  -- Counts what changes it, so that a change is of what was seen.
  revision integer not null default 1,
  language text not null,
  -- What its owner is still to be told by mail, and since when somebody is telling it.
  notice text check (notice in ('renewalFailed', 'renewalDone', 'renewalEnded')),
  notice_claimed_at timestamptz,
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (looks_at is null)),
  check (state <> 'pastDue' or failed_at is not null)
);
create unique index subscriptions_open on studio.subscriptions (member) where state <> 'ended';
create index subscriptions_of_member on studio.subscriptions (member, began_at desc);
create index subscriptions_due on studio.subscriptions (looks_at) where state <> 'ended';
create index subscriptions_looked on studio.subscriptions (looked_at) where state <> 'ended';
create index subscriptions_notices on studio.subscriptions (id) where notice is not null;
alter table studio.subscriptions enable row level security;

-- The order of a month names it, and is unique for it.
alter table studio.orders drop constraint orders_item_check;
alter table studio.orders
  add constraint orders_item_check
    check (item in ('sovereign', 'regal', 'royal', 'tokens', 'glass', 'silver', 'obsidian')),
  add column subscription_id uuid,
  add column period integer,
  add column period_from timestamptz,
  add column period_until timestamptz,
  -- Of the transfer that credits it; null: one made of its id.
  add column business_key text unique,
  add constraint orders_period check (
    (subscription_id is null) = (period is null) and (subscription_id is null) = (period_from is null)
    and (subscription_id is null) = (period_until is null) and (subscription_id is null) = (business_key is null)
  );
create index orders_of_subscription on studio.orders (subscription_id, period) where subscription_id is not null;
