-- Emptying a table is a change as well.
create trigger append_only_whole before truncate on studio.transfers
  for each statement execute function studio.refuse_change();
create trigger append_only_whole before truncate on studio.entries
  for each statement execute function studio.refuse_change();
