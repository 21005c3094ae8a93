-- What members decide together. Who can vote is fixed when a vote opens; ballots lose their voters when it ends.
create table studio.proposals (
  id uuid primary key,
  -- Null: who put it forward has left. It stays.
  member uuid,
  title text not null,
  words text not null,
  -- What can be chosen besides what every ballot has, in its order.
  options jsonb not null,
  quorum_percent int not null check (quorum_percent between 1 and 100),
  vote_days int not null check (vote_days > 0),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  proposed_at timestamptz not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  -- The moment that orders its list: when it was put forward, opened or ended.
  listed_at timestamptz not null,
  electorate int,
  turnout int not null default 0,
  outcome text check (outcome in ('carried', 'rejected', 'noQuorum')),
  winner text,
  -- How often each option was chosen.
  votes jsonb,
  -- What was carried is numbered.
  decision int unique,
  reasons text,
  check ((status = 'draft') = (electorate is null)),
  check ((status = 'closed') = (outcome is not null and votes is not null)),
  check ((outcome = 'carried') = (decision is not null))
);
create index proposals_listed on studio.proposals (status, listed_at desc, id desc);
create index proposals_carried on studio.proposals (listed_at desc, id desc) where outcome = 'carried';
create index proposals_to_open on studio.proposals (opens_at, id) where status = 'draft';
create index proposals_to_close on studio.proposals (closes_at, id) where status = 'open';
create index proposals_opened on studio.proposals (opens_at, id) where status = 'open';
create index proposals_of_member on studio.proposals (member, proposed_at, id);

-- Who can vote on what, and whether they have. What they chose is not here.
create table studio.electorates (
  proposal_id uuid not null references studio.proposals on delete cascade,
  member uuid not null,
  voted boolean not null default false,
  primary key (proposal_id, member)
);
create index electorates_of_member on studio.electorates (member, proposal_id);

-- Ballots of votes that are open: they can be changed, so they have their voters.
create table studio.ballots (
  proposal_id uuid not null references studio.proposals on delete cascade,
  member uuid not null,
  option text not null,
  nonce text not null,
  commitment text not null,
  cast_at timestamptz not null,
  primary key (proposal_id, member),
  unique (proposal_id, commitment)
);
create index ballots_of_member on studio.ballots (member, cast_at, proposal_id);

-- Ballots of votes that have ended, of nobody: in the order of their commitments, without the moments at which they were cast.
create table studio.counted_ballots (
  proposal_id uuid not null references studio.proposals,
  commitment text collate "C" not null,
  option text not null,
  nonce text not null,
  primary key (proposal_id, commitment)
);

create function studio.refuse_change_of_counted_ballots() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    raise exception 'Ballots that were counted do not change';
  end
  $f$;
create trigger refuse_change_of_counted_ballots before update or delete on studio.counted_ballots
  for each row execute function studio.refuse_change_of_counted_ballots();

-- Comments are said of an idea or of a proposal.
alter table studio.idea_comments
  alter column idea_id drop not null,
  add column proposal_id uuid references studio.proposals on delete cascade,
  add constraint comment_of_one check ((idea_id is null) <> (proposal_id is null));
create index proposal_comments_page on studio.idea_comments (proposal_id, said_at desc, id desc)
  where proposal_id is not null;

alter table studio.proposals enable row level security;
alter table studio.electorates enable row level security;
alter table studio.ballots enable row level security;
alter table studio.counted_ballots enable row level security;
