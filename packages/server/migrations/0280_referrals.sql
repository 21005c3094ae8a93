-- Referrals. Everybody has one code, which others claim by the onboarding, as they claim invitations; who came by it is rewarded
-- together with whoever invited them, once, through the ledger.
create table studio.referral_codes (
  member uuid primary key,
  -- As it is claimed: letters and figures without groups. It opens nothing, and is shown again and again.
  code text not null unique,
  made_at timestamptz not null
);
alter table studio.referral_codes enable row level security;

create table studio.referrals (
  id uuid primary key,
  -- Null: they have left. The same as `invited` for one's own code.
  inviter uuid,
  -- Nobody claims two.
  invited uuid unique,
  claimed_at timestamptz not null,
  -- Whether it can earn anything. What not, and why, is known to administrators alone.
  counts boolean not null,
  rewarded_at timestamptz,
  inviter_coins bigint not null default 0 check (inviter_coins >= 0),
  invited_coins bigint not null default 0 check (invited_coins >= 0),
  transfer uuid,
  -- When the two were told of the reward.
  inviter_told_at timestamptz,
  invited_told_at timestamptz,
  check (counts or rewarded_at is null),
  check (rewarded_at is null or transfer is not null)
);
create index referrals_of_inviter on studio.referrals (inviter, claimed_at desc, id desc) where inviter is distinct from invited;
create index referrals_rewarded on studio.referrals (inviter, rewarded_at) where rewarded_at is not null;
create index referrals_waiting on studio.referrals (claimed_at) where counts and rewarded_at is null;
create index referrals_news_of_inviter on studio.referrals (inviter) where inviter_coins > 0 and inviter_told_at is null;
create index referrals_news_of_invited on studio.referrals (invited) where invited_coins > 0 and invited_told_at is null;
alter table studio.referrals enable row level security;

-- Why an invitation earns nothing. Whose it was stands in its row alone, which lets go of whoever leaves.
create table studio.referral_refusals (
  id uuid primary key,
  referral uuid not null unique,
  reason text not null,
  refused_at timestamptz not null
);
create index referral_refusals_last on studio.referral_refusals (refused_at desc, id desc);
alter table studio.referral_refusals enable row level security;
create function studio.refuse_change_of_refusal() returns trigger language plpgsql set search_path = '' as
  $f$ begin raise exception 'A refusal stays as it is'; end $f$;
create trigger never_changed before update or delete on studio.referral_refusals
  for each row execute function studio.refuse_change_of_refusal();
create trigger never_emptied before truncate on studio.referral_refusals
  for each statement execute function studio.refuse_change_of_refusal();

-- By which browser and network somebody invites or was invited, as keyed digests; each goes when its days are over.
create table studio.referral_marks (
  member uuid not null,
  kind text not null check (kind in ('device', 'network')),
  digest text not null,
  seen_at timestamptz not null,
  primary key (member, kind, digest)
);
create index referral_marks_digest on studio.referral_marks (kind, digest, seen_at);
create index referral_marks_seen on studio.referral_marks (seen_at);
alter table studio.referral_marks enable row level security;

-- Looked for when a reward may be due.
create index jobs_shot on studio.jobs (member, finished_at) where kind = 'image_batch' and status = 'completed';
