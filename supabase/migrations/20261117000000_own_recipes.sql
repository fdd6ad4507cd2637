-- Recipes that people write themselves, private unless they share them, and what they note on any recipe. The limits are
-- those of OWN_LIMITS in core/contracts/own-recipes.ts.
create table public.own_recipes (
  -- Made on the device, so that a recipe is the same one before and after it reaches the account.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Set: the owner's household reads it.
  household_id uuid references public.households (id) on delete set null,
  title text not null check (length(btrim(title)) between 1 and 300),
  description text check (length(description) <= 5000),
  ingredients text[] not null default '{}',
  instructions text[] not null default '{}',
  servings integer check (servings between 1 and 1000),
  prep_time_minutes integer check (prep_time_minutes between 0 and 100000),
  cooking_time_minutes integer check (cooking_time_minutes between 0 and 100000),
  rest_time_minutes integer check (rest_time_minutes between 0 and 100000),
  difficulty_level text check (difficulty_level in ('easy', 'medium', 'hard')),
  cuisine_type text check (cuisine_type = lower(cuisine_type) and length(cuisine_type) <= 60),
  source_url text check (length(source_url) <= 2000 and source_url ~* '^https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?$'),
  source_name text check (length(source_name) <= 200),
  photos text[] not null default '{}',
  copied_from uuid,
  -- Counts the saves: a save names the one it was made from, and finds no row if another one came first.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted recipe stays for 30 days, so that every device learns of it and Undo works.
  deleted_at timestamptz
);
create index own_recipes_changed on public.own_recipes (user_id, updated_at);
create index own_recipes_household on public.own_recipes (household_id) where household_id is not null;
create index own_recipes_deleted on public.own_recipes (deleted_at) where deleted_at is not null;

create table public.own_recipe_versions (
  recipe_id uuid not null references public.own_recipes (id) on delete cascade,
  -- The recipe's, and deleted with it.
  user_id uuid not null,
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (recipe_id, revision)
);
create index own_recipe_versions_user on public.own_recipe_versions (user_id);

create table public.recipe_links (
  recipe_id uuid primary key references public.own_recipes (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now()
);
create index recipe_links_user on public.recipe_links (user_id);

-- On any recipe, of the collection or one's own: so no foreign key.
create table public.recipe_marks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id uuid not null,
  rating smallint check (rating between 1 and 5),
  note text check (length(note) <= 5000),
  step_notes jsonb not null default '{}',
  tags text[] not null default '{}',
  folder text check (length(folder) <= 60),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index recipe_marks_changed on public.recipe_marks (user_id, updated_at);

create table public.cook_log (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  recipe_id uuid not null,
  cooked_on date not null check (cooked_on between '1900-01-01' and '2200-01-01'),
  note text check (length(note) <= 5000),
  photo text check (photo ~ '^[0-9a-f-]{36}\.(webp|jpg)$'),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index cook_log_recipe on public.cook_log (user_id, recipe_id, cooked_on desc);

-- Who may do what. Nobody deletes a recipe: it gets deleted_at, and the hourly job removes it.
alter table public.own_recipes enable row level security;
create policy "owners read their recipes" on public.own_recipes for select to authenticated using (user_id = (select auth.uid()));
create policy "members read shared recipes" on public.own_recipes for select to authenticated
  using (household_id = (select sous.my_household()) and deleted_at is null);
create policy "owners write recipes" on public.own_recipes for insert to authenticated
  with check (user_id = (select auth.uid()) and (household_id is null or household_id = (select sous.my_household())));
create policy "owners change their recipes" on public.own_recipes for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (household_id is null or household_id = (select sous.my_household())));
revoke all on public.own_recipes from anon, authenticated;
grant select, insert, update on public.own_recipes to authenticated;
grant all on public.own_recipes to service_role;

alter table public.own_recipe_versions enable row level security;
create policy "owners read versions" on public.own_recipe_versions for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.own_recipe_versions from anon, authenticated;
grant select on public.own_recipe_versions to authenticated;
grant all on public.own_recipe_versions to service_role;

alter table public.recipe_links enable row level security;
create policy "owners read their links" on public.recipe_links for select to authenticated using (user_id = (select auth.uid()));
create policy "owners make links" on public.recipe_links for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.own_recipes r where r.id = recipe_id and r.user_id = (select auth.uid())));
create policy "owners revoke links" on public.recipe_links for delete to authenticated using (user_id = (select auth.uid()));
revoke all on public.recipe_links from anon, authenticated;
grant select, insert, delete on public.recipe_links to authenticated;
grant all on public.recipe_links to service_role;

-- Marks are emptied, not deleted, so that every device learns of it.
alter table public.recipe_marks enable row level security;
create policy "owners read their marks" on public.recipe_marks for select to authenticated using (user_id = (select auth.uid()));
create policy "owners mark recipes" on public.recipe_marks for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their marks" on public.recipe_marks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.recipe_marks from anon, authenticated;
grant select, insert, update on public.recipe_marks to authenticated;
grant all on public.recipe_marks to service_role;

alter table public.cook_log enable row level security;
create policy "owners read their cooking log" on public.cook_log for select to authenticated using (user_id = (select auth.uid()));
create policy "owners log" on public.cook_log for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their cooking log" on public.cook_log for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners remove from their cooking log" on public.cook_log for delete to authenticated using (user_id = (select auth.uid()));
revoke all on public.cook_log from anon, authenticated;
grant select, insert, update, delete on public.cook_log to authenticated;
grant all on public.cook_log to service_role;

-- The lines of a list: plain, in one dimension, none empty.
create function sous.fitting_lines(given text[], most integer, longest integer, what text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  lines text[] := coalesce(given, '{}');
begin
  if coalesce(array_ndims(lines), 1) > 1 or array_position(lines, null) is not null
    or array_to_string(lines, ' ') ~ '&|\s\s|[\t\n\r\f\v\u00a0]|^\s|\s$' or '' = any (lines) then
    lines := sous.plain_lines(lines);
  end if;
  if cardinality(lines) > most then
    raise exception 'At most % %.', most, what using errcode = 'check_violation';
  end if;
  if exists (select from unnest(lines) line where length(line) > longest) then
    raise exception 'At most % characters in each of the %.', longest, what using errcode = 'check_violation';
  end if;
  return lines;
end
$$;

create function sous.keep_own_recipe() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- Whoever shares such a recipe would replace one of the collection for their household.
    if exists (select from public.external_recipes where id = new.id) then
      raise exception 'This id belongs to a recipe of the collection.' using errcode = 'unique_violation';
    end if;
    new.revision := 1;
    new.created_at := least(coalesce(new.created_at, now()), now());
  else
    if (new.id, new.user_id) is distinct from (old.id, old.user_id) then
      raise exception 'A recipe stays with its owner.' using errcode = 'insufficient_privilege';
    end if;
    new.revision := old.revision + 1;
    new.created_at := old.created_at;
  end if;
  -- Locked until the end: who leaves at this moment waits, and then takes this recipe along too.
  if new.household_id is not null then
    perform from public.household_members m
    where m.user_id = new.user_id and m.household_id = new.household_id for key share;
    if not found then
      raise exception 'A recipe can be shared with your own household only.' using errcode = 'insufficient_privilege';
    end if;
  end if;
  new.updated_at := now();
  -- By the server's clock: the 30 days depend on it.
  new.deleted_at := case when new.deleted_at is null then null
    when tg_op = 'INSERT' then now() else coalesce(old.deleted_at, now()) end;
  new.title := sous.plain_text(new.title);
  new.description := nullif(sous.plain_text(new.description), '');
  new.cuisine_type := nullif(lower(sous.plain_text(new.cuisine_type)), '');
  new.source_name := nullif(sous.plain_text(new.source_name), '');
  new.source_url := nullif(btrim(new.source_url), '');
  -- "Aunt May's notebook" is a source and no address.
  if new.source_url !~* '^https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?$' then
    new.source_name := coalesce(new.source_name, left(sous.plain_text(new.source_url), 200));
    new.source_url := null;
  end if;
  new.ingredients := sous.fitting_lines(new.ingredients, 200, 500, 'ingredients');
  new.instructions := sous.fitting_lines(new.instructions, 100, 2000, 'steps');
  new.photos := sous.fitting_lines(new.photos, 8, 41, 'photos');
  if exists (select from unnest(new.photos) name where name !~ '^[0-9a-f-]{36}\.(webp|jpg)$') then
    raise exception 'This is not the name of a photo.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger sous_keep before insert or update on public.own_recipes for each row execute function sous.keep_own_recipe();

-- Every save of the content is a version, the current one too; the last 20 stay.
create function sous.keep_versions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  beside constant text[] := '{id,user_id,household_id,revision,created_at,updated_at,deleted_at}';
begin
  if tg_op = 'INSERT' then
    insert into public.own_recipe_versions (recipe_id, user_id, revision, content)
    select c.id, c.user_id, c.revision, to_jsonb(c) - beside from changed c;
    return null;
  end if;
  insert into public.own_recipe_versions (recipe_id, user_id, revision, content)
  select c.id, c.user_id, c.revision, to_jsonb(c) - beside from changed c join before b on b.id = c.id
  where to_jsonb(c) - beside <> to_jsonb(b) - beside;
  delete from public.own_recipe_versions v using (
    select c.id, (select n.revision from public.own_recipe_versions n where n.recipe_id = c.id
      order by n.revision desc offset 20 limit 1) as oldest
    from changed c where c.revision > 20) past
  where v.recipe_id = past.id and v.revision <= past.oldest;
  return null;
end
$$;
create trigger sous_version_inserted after insert on public.own_recipes
  referencing new table as changed for each statement execute function sous.keep_versions();
create trigger sous_version_updated after update on public.own_recipes
  referencing old table as before new table as changed for each statement execute function sous.keep_versions();

create function sous.keep_marks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.user_id, new.recipe_id) is distinct from (old.user_id, old.recipe_id) then
    raise exception 'Marks stay with their recipe.' using errcode = 'insufficient_privilege';
  end if;
  new.revision := case when tg_op = 'INSERT' then 1 else old.revision + 1 end;
  new.updated_at := now();
  new.tags := sous.fitting_lines(new.tags, 20, 40, 'tags');
  new.folder := nullif(sous.plain_text(new.folder), '');
  if (case when jsonb_typeof(new.step_notes) = 'object' then exists (
    select from jsonb_each(new.step_notes) note
    where note.key !~ '^\d{1,2}$' or jsonb_typeof(note.value) <> 'string' or length(note.value #>> '{}') > 1000) else true end)
  then
    raise exception 'Notes on steps are up to 1000 characters, by the number of the step.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger sous_keep before insert or update on public.recipe_marks for each row execute function sous.keep_marks();

-- How many rows and bytes one account may store in a table: the number that count, their condition, how many in all, the
-- bytes, what is measured, and what they are called. Accounts that are over a limit already keep what they have.
create function sous.limit_own() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  totals constant text := format('select count(*) filter (where %s) as counted, count(*) as every, coalesce(sum(%s), 0) as bytes from ',
    tg_argv[1], tg_argv[4]);
  person uuid;
  used record;
  former record;
begin
  if tg_op = 'UPDATE' then
    execute totals || 'changed' into used;
    execute totals || 'before' into former;
    if used.counted <= former.counted and used.bytes <= former.bytes then
      return null;
    end if;
  end if;
  for person in execute 'select distinct user_id from changed order by user_id' loop
    -- One after the other: what the first one stored is visible to the second.
    perform pg_advisory_xact_lock(hashtextextended(format('sous.%s %s', tg_table_name, person), 0));
    execute totals || format('public.%I where user_id = $1', tg_table_name) into used using person;
    if used.counted > tg_argv[0]::bigint or used.every > tg_argv[2]::bigint then
      raise exception using errcode = 'check_violation',
        message = format('An account holds at most %s %s.', to_char(tg_argv[0]::bigint, 'FM999,999'), tg_argv[5]);
    end if;
    if used.bytes > tg_argv[3]::bigint then
      raise exception using errcode = 'check_violation',
        message = format('An account holds at most %s MB of %s.', tg_argv[3]::bigint / 1024 / 1024, tg_argv[5]);
    end if;
  end loop;
  return null;
end
$$;
create function sous.limit_rows(kept regclass, variadic limits text[]) returns void language plpgsql set search_path = '' as $$
declare
  given constant text := (select string_agg(quote_literal(one), ', ' order by at) from unnest(limits) with ordinality l (one, at));
begin
  execute format('create trigger sous_limit_inserted after insert on %s referencing new table as changed
    for each statement execute function sous.limit_own(%s)', kept, given);
  execute format('create trigger sous_limit_updated after update on %s referencing old table as before new table as changed
    for each statement execute function sous.limit_own(%s)', kept, given);
end
$$;
-- Deleted ones make room at once, and still can't be piled up. Stored sizes: they are known without reading the texts.
select sous.limit_rows('public.own_recipes', '5000', 'deleted_at is null', '10000', '67108864',
  'coalesce(pg_column_size(description), 0) + pg_column_size(ingredients) + pg_column_size(instructions)', 'recipes');
select sous.limit_rows('public.recipe_marks', '10000', 'true', '10000', '33554432',
  'coalesce(pg_column_size(note), 0) + pg_column_size(step_notes) + pg_column_size(tags)', 'recipe notes');
select sous.limit_rows('public.cook_log', '20000', 'true', '20000', '33554432',
  'coalesce(pg_column_size(note), 0)', 'entries in the cooking log');

-- Lists and events may name a recipe of one's own. The keys on external_recipes go; what they did when a recipe was deleted
-- is a trigger on both tables now. Saved recipes were as many as there are recipes; now they have a limit of their own.
alter table public.saved_recipes drop constraint saved_recipes_recipe_id_fkey;
alter table public.shopping_items drop constraint shopping_items_recipe_id_fkey;
alter table public.household_shopping_items drop constraint household_shopping_items_recipe_id_fkey;
alter table public.cooking_events drop constraint cooking_events_recipe_id_fkey;
select sous.limit_rows('public.saved_recipes', '10000', 'true', '10000', '1', '0', 'saved recipes');

create function sous.forget_recipes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  ids constant uuid[] := array(select g.id from gone g
    where not exists (select from public.external_recipes e where e.id = g.id)
      and not exists (select from public.own_recipes o where o.id = g.id));
begin
  delete from public.saved_recipes where recipe_id = any (ids);
  update public.shopping_items set recipe_id = null where recipe_id = any (ids);
  update public.household_shopping_items set recipe_id = null where recipe_id = any (ids);
  update public.cooking_events set recipe_id = null where recipe_id = any (ids);
  return null;
end
$$;
create trigger sous_forget_recipes after delete on public.external_recipes
  referencing old table as gone for each statement execute function sous.forget_recipes();
create trigger sous_forget_recipes after delete on public.own_recipes
  referencing old table as gone for each statement execute function sous.forget_recipes();

-- With a recipe of one's own goes what its owner noted on it.
create function sous.forget_notes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.recipe_marks m using gone g where m.user_id = g.user_id and m.recipe_id = g.id;
  delete from public.cook_log l using gone g where l.user_id = g.user_id and l.recipe_id = g.id;
  return null;
end
$$;
create trigger sous_forget_notes after delete on public.own_recipes
  referencing old table as gone for each statement execute function sous.forget_notes();

-- Whoever leaves takes their recipes along.
create function sous.unshare_recipes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.own_recipes set household_id = null where user_id = old.user_id and household_id = old.household_id;
  return null;
end
$$;
create trigger sous_unshare_recipes after delete or update of household_id on public.household_members
  for each row execute function sous.unshare_recipes();

-- Live: a recipe is for its owner, and for the household while it is shared.
create or replace function sous.readers_of(kind text, item jsonb) returns text[] language plpgsql stable security definer set search_path = '' as $$
begin
  if kind = 'user' or (kind = 'recipe' and (item ->> 'household_id' is null or item ->> 'deleted_at' is not null)) then
    return array[item ->> 'user_id'];
  end if;
  return array(
    select m.user_id::text from public.household_members m
    where m.household_id = coalesce(item ->> 'household_id', item ->> 'id')::uuid
    union
    select item ->> 'user_id' where item ? 'user_id'
  );
end
$$;

-- Whoever could read a row before a change and no longer can is told that it is gone.
create or replace function sous.announce_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  keys text[];
  entries jsonb[];
  readers jsonb;
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
    select jsonb_object_agg((e -> 'key')::text, e -> 'readers') into readers from unnest(entries) e;
    -- A row that got another key is gone under its old one, for all of its readers.
    select array_agg(jsonb_build_object('key', old_key, 'readers', to_jsonb(lost))) into gone
    from (
      select to_jsonb(b) as item, (select jsonb_object_agg(k, to_jsonb(b) -> k) from unnest(keys) k) as old_key from before b
    ) olds
    cross join lateral (select array(
      select unnest(sous.readers_of(tg_argv[0], item))
      except select jsonb_array_elements_text(readers -> old_key::text)) as lost) l
    where lost <> '{}' and (tg_argv[0] <> 'user' or not readers ? old_key::text);
    if gone is not null then
      perform sous.send_changes(tg_table_name, 'DELETE', gone);
    end if;
  end if;
  perform sous.send_changes(tg_table_name, tg_op, entries);
  return null;
end
$$;

select sous.make_live('public.own_recipes', 'recipe');
select sous.make_live('public.recipe_links', 'user');
select sous.make_live('public.recipe_marks', 'user');
select sous.make_live('public.cook_log', 'user');

-- Photos: <user>/<recipe>/<name>. Members of the household see those that a shared recipe lists.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('recipe-photos', 'recipe-photos', false, 2097152, array['image/webp', 'image/jpeg'])
on conflict (id) do nothing;

-- With the owner's rights: the recipe's id is a part of the path, and the path may hold anything.
create function sous.shows_photo(path text) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f-]{36}\.(webp|jpg)$' then
    return false;
  end if;
  return exists (
    select from public.own_recipes r
    where r.id = split_part(path, '/', 2)::uuid and r.user_id = split_part(path, '/', 1)::uuid
      and split_part(path, '/', 3) = any (r.photos) and r.deleted_at is null
      and r.household_id = sous.my_household());
end
$$;

create policy "owners read their recipe photos" on storage.objects for select to authenticated
  using (bucket_id = 'recipe-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members read photos of shared recipes" on storage.objects for select to authenticated
  using (bucket_id = 'recipe-photos' and sous.shows_photo(name));
create policy "owners upload recipe photos" on storage.objects for insert to authenticated
  with check (bucket_id = 'recipe-photos' and (storage.foldername(name))[1] = (select auth.uid())::text
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f-]{36}\.(webp|jpg)$');
create policy "owners change their recipe photos" on storage.objects for update to authenticated
  using (bucket_id = 'recipe-photos' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'recipe-photos' and (storage.foldername(name))[1] = (select auth.uid())::text
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f-]{36}\.(webp|jpg)$');
create policy "owners remove their recipe photos" on storage.objects for delete to authenticated
  using (bucket_id = 'recipe-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create function sous.photo_limits(out files integer, out folder_bytes bigint, out bucket_bytes bigint)
language sql immutable set search_path = '' as $$
  select 2000, 512 * 1024 * 1024::bigint, 20 * 1024 * 1024 * 1024::bigint
$$;

create or replace function sous.limit_files() returns trigger language plpgsql set search_path = '' as $$
declare
  folder constant text := split_part(new.key, '/', 1);
  stays constant boolean := tg_op = 'UPDATE' and old.bucket = new.bucket and split_part(old.key, '/', 1) = folder;
  limits record;
  used record;
begin
  if new.bucket not in ('avatars', 'recipe-photos') or (stays and octet_length(new.body) <= octet_length(old.body)) then
    return null;
  end if;
  if new.bucket = 'avatars' then
    limits := sous.file_limits();
  else
    limits := sous.photo_limits();
  end if;
  -- Uploads into one folder count one after the other; what the first one stored is visible to the second.
  perform pg_advisory_xact_lock(hashtextextended('sous.storage_blobs ' || folder, 0));
  select count(*) as files, coalesce(sum(octet_length(body)), 0) as bytes into used
  from sous.storage_blobs where bucket = new.bucket and split_part(key, '/', 1) = folder;
  if not stays and used.files > limits.files then
    raise exception using errcode = 'SQ001',
      message = format('You’ve reached the limit of %s files. Remove one first.', limits.files);
  end if;
  if used.bytes > limits.folder_bytes then
    raise exception using errcode = 'SQ002',
      message = format('You’ve reached the limit of %s MB. Remove a file first.', limits.folder_bytes / 1024 / 1024);
  end if;
  -- What the table takes on the disk is known at once; only when that is too much are the files counted, without the room
  -- that deleted ones left. Folders don't wait for each other here: the limit may be passed by what is stored at one moment.
  if pg_table_size('sous.storage_blobs') > limits.bucket_bytes then
    select coalesce(sum(octet_length(body)), 0) as bytes into used from sous.storage_blobs where bucket = new.bucket;
    if used.bytes > limits.bucket_bytes then
      raise exception using errcode = 'SQ003', message = 'Storage is full. Please try again later.';
    end if;
  end if;
  return null;
end
$$;

revoke execute on function sous.fitting_lines, sous.keep_own_recipe, sous.keep_versions, sous.keep_marks, sous.limit_own,
  sous.limit_rows, sous.forget_recipes, sous.forget_notes, sous.unshare_recipes, sous.shows_photo, sous.photo_limits
  from public, anon, authenticated, service_role;
-- The policy of the bucket runs it as the reader.
grant execute on function sous.shows_photo to authenticated;
