-- Every server listens to these notices and tells its clients. A notice holds at most 8000 bytes, so it carries keys,
-- never rows: a reader's server selects the row as that reader, which is also what keeps row level security in force.

-- Who may hear of a row at all. It saves asking for every client; the policies still have the last word.
create function sous.readers_of(kind text, item jsonb) returns text[] language sql stable security definer set search_path = '' as $$
  select array[item ->> 'user_id']
$$;

create function sous.send_changes(table_name text, change text, entries jsonb[]) returns void language plpgsql set search_path = '' as $$
declare
  batch jsonb;
begin
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

create function sous.announce_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  keys text[];
  entries jsonb[];
  gone jsonb[];
begin
  select array_agg(a.attname::text) into keys
  from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = tg_relid and i.indisprimary;

  select array_agg(jsonb_build_object(
    'key', (select jsonb_object_agg(k, item -> k) from unnest(keys) k),
    'readers', to_jsonb(sous.readers_of(tg_argv[0], item))
  )) into entries from (select to_jsonb(c) as item from changed c) items;
  if entries is null then
    return null;
  end if;

  if tg_op = 'UPDATE' then
    -- A row that got another key is gone under its old one.
    select array_agg(jsonb_build_object('key', old_key, 'readers', to_jsonb(sous.readers_of(tg_argv[0], item)))) into gone
    from (
      select to_jsonb(b) as item, (select jsonb_object_agg(k, to_jsonb(b) -> k) from unnest(keys) k) as old_key from before b
    ) olds
    where not exists (select from unnest(entries) e where e -> 'key' = old_key);
    if gone is not null then
      perform sous.send_changes(tg_table_name, 'DELETE', gone);
    end if;
  end if;
  perform sous.send_changes(tg_table_name, tg_op, entries);
  return null;
end
$$;

-- A table is live when it has these three triggers; the servers look for them.
create function sous.make_live(live regclass, kind text) returns void language plpgsql set search_path = '' as $$
begin
  execute format('create trigger sous_live_inserted after insert on %s referencing new table as changed
    for each statement execute function sous.announce_change(%L)', live, kind);
  execute format('create trigger sous_live_updated after update on %s referencing old table as before new table as changed
    for each statement execute function sous.announce_change(%L)', live, kind);
  execute format('create trigger sous_live_deleted after delete on %s referencing old table as changed
    for each statement execute function sous.announce_change(%L)', live, kind);
end
$$;

revoke execute on function sous.readers_of(text, jsonb), sous.send_changes(text, text, jsonb[]), sous.make_live(regclass, text)
  from public, anon, authenticated;

select sous.make_live('public.pantry_items', 'user');
select sous.make_live('public.shopping_items', 'user');
select sous.make_live('public.saved_recipes', 'user');

-- What one client sends to others travels the same way; what is too long for a notice waits here for a minute.
-- Unlogged: after a crash every client connects again anyway.
create unlogged table sous.realtime_messages (
  id bigint generated always as identity primary key,
  body text not null,
  created_at timestamptz not null default now()
);
create index realtime_messages_created_at on sous.realtime_messages (created_at);
alter table sous.realtime_messages enable row level security;

-- Who is present on which topic, through which server. A server that dies stops renewing, and its people expire.
create unlogged table sous.realtime_presence (
  ref text primary key,
  server uuid not null,
  topic text not null,
  key text not null,
  meta jsonb not null,
  expires_at timestamptz not null
);
create index realtime_presence_topic on sous.realtime_presence (topic);
create index realtime_presence_server on sous.realtime_presence (server);
alter table sous.realtime_presence enable row level security;
