-- Sets of pictures for a photographer's clients. Nobody but the server reads them: a client has no account, and is known by the
-- link alone.
create table studio.proofs (
  id uuid primary key,
  member uuid not null,
  title text not null,
  client text not null,
  note text not null default '',
  watermark boolean not null,
  -- What is kept of a password, as those of accounts.
  password_hash text,
  -- The digest of the link's token, of which nothing else is kept. Null while there is none.
  link_hash text unique,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  -- When the link is over, by its end or because it was taken back: what lists are narrowed by.
  closes_at timestamptz not null generated always as (least(ends_at, revoked_at)) stored,
  opened int not null default 0,
  visitors int not null default 0,
  last_opened_at timestamptz,
  last_answered_at timestamptz,
  approved_at timestamptz,
  approved_by text,
  created_at timestamptz not null,
  deleted_at timestamptz
);

-- Each list is read off an index from where the last page ended.
create index proofs_page on studio.proofs (member, created_at desc, id desc) where deleted_at is null;
create index proofs_by_end on studio.proofs (member, closes_at desc, id desc) where deleted_at is null;
create index proofs_approved on studio.proofs (member, approved_at desc, id desc)
  where deleted_at is null and approved_at is not null;
create index proofs_due on studio.proofs (deleted_at) where deleted_at is not null;
-- The beginnings of words, as those of pictures.
create index proofs_words on studio.proofs using gin (studio.prompt_words(member, client || ' ' || title));

-- The pictures of a set, in their order, and what the client says of each. Their ids are known to whoever has the link, those of
-- the gallery are not.
create table studio.proof_pictures (
  id uuid primary key,
  proof_id uuid not null references studio.proofs on delete cascade,
  media_id uuid not null references studio.media on delete cascade,
  position int not null check (position >= 0),
  mark text check (mark in ('yes', 'maybe', 'no')),
  marked_at timestamptz,
  unique (proof_id, media_id)
);
create index proof_pictures_order on studio.proof_pictures (proof_id, position);
create index proof_pictures_media on studio.proof_pictures (media_id);

create table studio.proof_comments (
  id uuid primary key,
  -- Their order: two may be of one moment.
  place bigint not null generated always as identity,
  proof_id uuid not null references studio.proofs on delete cascade,
  picture_id uuid references studio.proof_pictures on delete cascade,
  -- The Idempotency-Key under which it was sent: sent again it is the same one.
  key text not null,
  author text not null,
  text text not null,
  created_at timestamptz not null,
  unique (proof_id, key)
);
create index proof_comments_order on studio.proof_comments (proof_id, place);
create index proof_comments_picture on studio.proof_comments (picture_id) where picture_id is not null;

-- The browsers in which a link was opened, by a keyed hash.
create table studio.proof_visitors (
  proof_id uuid not null references studio.proofs on delete cascade,
  visitor text not null,
  seen_at timestamptz not null,
  primary key (proof_id, visitor)
);

alter table studio.proofs enable row level security;
alter table studio.proof_pictures enable row level security;
alter table studio.proof_comments enable row level security;
alter table studio.proof_visitors enable row level security;
