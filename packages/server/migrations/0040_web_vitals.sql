-- What browsers measured of pages: the newest rows, without anybody's name and without query or fragment of an address.
create table studio.web_vitals (
  id bigint generated always as identity primary key,
  name text not null,
  value double precision not null,
  rating text not null,
  delta double precision not null,
  metric_id text not null,
  navigation_type text not null,
  path text not null,
  sent_at_ms bigint not null,
  created_at timestamptz not null
);
create index web_vitals_newest on studio.web_vitals (created_at desc);
alter table studio.web_vitals enable row level security;
