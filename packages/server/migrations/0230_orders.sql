-- What members order. The coins move through the ledger alone; here stands what was asked for, what the payment provider said of it,
-- and what of it has moved.
create table studio.orders (
  id uuid primary key,
  -- Null: the account was removed.
  member uuid,
  item text not null check (item in ('sovereign', 'regal', 'royal', 'tokens')),
  coins bigint not null check (coins > 0),
  price_cents bigint not null check (price_cents > 0),
  state text not null default 'created' check (state in ('created', 'paid', 'refunded', 'disputed', 'expired')),
  provider text not null check (provider in ('simulated', 'stripe')),
  -- The provider's names of its page and of the payment.
  provider_session text unique,
  provider_payment text unique,
  checkout_url text,
  created_at timestamptz not null,
  paid_at timestamptz,
  expired_at timestamptz,
  reversed_at timestamptz,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  dispute_id text,
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  -- The coins that went back, and those that should have and were not there any more.
  returned_coins bigint not null default 0 check (returned_coins between 0 and coins),
  owed_coins bigint not null default 0 check (owed_coins >= 0),
  -- How often coins moved after they came: the business key of the next transfer.
  moves integer not null default 0,
  transfer_id uuid,
  check (paid_at is not null or state in ('created', 'expired')),
  check (returned_coins + owed_coins <= coins)
);
create index orders_page on studio.orders (member, created_at desc, id desc);
create index orders_waiting on studio.orders (created_at) where state = 'created';
alter table studio.orders enable row level security;

-- What was bought before there were orders: always simulated, and the note has the price.
insert into studio.orders (id, member, item, coins, price_cents, state, provider, created_at, paid_at, transfer_id)
select t.id,
  case when exists (select from studio.members m where m.id = t.member) then t.member end,
  case when t.reason = 'simulated_checkout' then 'tokens'
    else case e.amount when 500 then 'sovereign' when 1200 then 'regal' else 'royal' end end,
  e.amount, replace((regexp_match(t.note, 'for \$([0-9.,]+);'))[1], ',', '')::numeric * 100,
  'paid', 'simulated', t.created_at, t.created_at, t.id
from studio.transfers t
  join studio.entries e on e.transfer_id = t.id and e.amount > 0
where t.reason in ('simulated_purchase', 'simulated_checkout') and t.note ~ 'for \$[0-9.,]+;';
