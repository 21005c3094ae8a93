-- Gifts of coins. The coins move through the ledger alone: at once to the member who has a handle; for an address into the house's
-- account of gifts that wait, and from there once: to whoever has proved it, or back.
create table studio.gifts (
  id uuid primary key,
  -- Null: whoever gave it, or got it, has left. Nobody has got it yet where `received_at` is null.
  giver uuid,
  receiver uuid,
  -- To which address it was sent; null for a gift by handle, and where whoever had it has left.
  address text,
  coins bigint not null check (coins > 0),
  words text not null check (char_length(words) <= 200),
  -- Of the mail.
  language text not null,
  created_at timestamptz not null,
  -- When it comes back; null for a gift by handle, which never waits.
  ends_at timestamptz,
  received_at timestamptz,
  returned_at timestamptz,
  thanked_at timestamptz,
  -- When the mail was given out; null where it is still to be.
  mailed_at timestamptz,
  -- When the receiver was told that it came, and the giver of the thanks, or that it came back.
  receiver_told_at timestamptz,
  giver_told_at timestamptz,
  -- What moved the coins from the giver, and what moved them on.
  sent_transfer uuid not null,
  end_transfer uuid,
  check (received_at is null or returned_at is null),
  check (returned_at is null or ends_at is not null),
  check (thanked_at is null or received_at is not null)
);
create index gifts_sent on studio.gifts (giver, created_at desc, id desc);
create index gifts_received on studio.gifts (receiver, received_at desc, id desc) where received_at is not null;
create index gifts_waiting on studio.gifts (ends_at) where received_at is null and returned_at is null;
create index gifts_address on studio.gifts (address) where received_at is null and returned_at is null;
create index gifts_unmailed on studio.gifts (created_at) where ends_at is not null and mailed_at is null;
create index gifts_news_of_receiver on studio.gifts (receiver)
  where received_at is not null and receiver_told_at is null;
create index gifts_news_of_giver on studio.gifts (giver)
  where giver_told_at is null and (thanked_at is not null or returned_at is not null);
create index members_email on studio.members (email);
alter table studio.gifts enable row level security;

-- No more leaves the account of gifts that wait than came into it.
alter table studio.accounts
  add constraint gifts_never_below_zero check (owner is not null or purpose <> 'gifts' or balance >= 0);
