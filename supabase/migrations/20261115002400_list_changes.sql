-- Beside a hosted project its own realtime service speaks to the browsers. It tells everybody who follows a table the keys
-- of its deleted rows, so no list of ours is published there: this is, one row a person that says when to look again.
create table public.list_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);
alter table public.list_changes enable row level security;
create policy "people see when their lists changed" on public.list_changes for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.list_changes from anon, authenticated;
grant select on public.list_changes to authenticated;
grant all on public.list_changes to service_role;

do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.list_changes;
  end if;
end
$$;

create or replace function sous.send_changes(table_name text, change text, entries jsonb[]) returns void language plpgsql set search_path = '' as $$
declare
  batch jsonb;
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    -- In one order for all, so that two changes never wait for each other; not for somebody who is just being deleted.
    insert into public.list_changes (user_id)
    select u.id from auth.users u
    where u.id in (select reader::uuid from unnest(entries) e, jsonb_array_elements_text(e -> 'readers') reader)
    order by u.id
    on conflict (user_id) do update set changed_at = now();
  end if;
  for batch in
    select jsonb_agg(entry order by n) from (
      select entry, n, floor(sum(octet_length(entry::text)) over (order by n) / 6000) as part
      from unnest(entries) with ordinality as numbered (entry, n)
    ) parts group by part order by part
  loop
    perform pg_notify('sous_changes',
      jsonb_build_object('table', table_name, 'type', change, 'at', now(), 'rows', batch)::text);
  end loop;
end
$$;
