-- How many frames of a video its present run has drawn: what a card shows while it is made. Its price goes by seconds, which
-- `total` counts, as it counts the pictures of a batch.
alter table studio.jobs add column frames_done int not null default 0 check (frames_done >= 0);
