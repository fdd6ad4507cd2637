-- The collection's search. Every page of every search, filter and order must be quick and its count exact, however many
-- recipes there are. So each recipe has a small number n, each word and each filter value has the set of its recipes as
-- bits at position n, sets are combined with & and |, and a page is read by walking the index of its order.
create extension if not exists unaccent with schema extensions;

-- Not exposed by the REST interface; its readers come through the functions below.
create schema catalog;
revoke all on schema catalog from public;
grant usage on schema catalog to anon, authenticated, service_role;

-- What a recipe is ordered by, and nothing else: narrow, so that a walk is short.
create table catalog.recipes (
  n integer generated always as identity (minvalue 0) primary key,
  recipe_id uuid not null unique,
  quality smallint,
  cooking integer,
  created timestamptz not null,
  title text collate "C" not null,
  shuffle integer not null default floor(random() * 2147483647)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index recipes_quality on catalog.recipes (quality desc nulls last, n);
create index recipes_cooking on catalog.recipes (cooking, n);
create index recipes_created on catalog.recipes (created desc, n);
create index recipes_title on catalog.recipes (title, n);
create index recipes_shuffle on catalog.recipes (shuffle, n);

-- What a recipe is found by: stems of its words, '=' and the stem for those of its title, ':' and the filters it passes.
create table catalog.recipe_words (
  n integer primary key,
  words text[] not null
);
create index recipe_words_words on catalog.recipe_words using gin (words) with (gin_pending_list_limit = 256);

create table catalog.words (
  word text collate "C" primary key,
  recipes integer not null,
  -- Common words have sets; rare ones are looked up in recipe_words.
  common boolean not null default false
);
create index words_spelling on catalog.words using gin (word extensions.gin_trgm_ops) where word >= 'a';

-- In chunks of 8192 recipes, so that a write changes a kilobyte.
create table catalog.sets (
  word text collate "C" not null,
  chunk integer not null,
  bits bit(8192) not null,
  primary key (word, chunk)
);

alter table catalog.recipes enable row level security;
alter table catalog.recipe_words enable row level security;
alter table catalog.words enable row level security;
alter table catalog.sets enable row level security;
create policy "everybody searches" on catalog.recipes for select to anon, authenticated using (true);
create policy "everybody searches" on catalog.recipe_words for select to anon, authenticated using (true);
create policy "everybody searches" on catalog.words for select to anon, authenticated using (true);
create policy "everybody searches" on catalog.sets for select to anon, authenticated using (true);
revoke all on all tables in schema catalog from anon, authenticated;
grant select on all tables in schema catalog to anon, authenticated, service_role;

-- Plain words of a text: no accents, no capitals, no signs.
create function catalog.plain(given text) returns text language sql stable as $$
  select btrim(translate(lower(extensions.unaccent(coalesce(given, ''))),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~' || chr(9) || chr(10) || chr(13), repeat(' ', 35)))
$$;

create function catalog.stems(given text) returns text[] language sql stable as $$
  select array(select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', catalog.plain(given)))) word
    where word ~ '[^0-9]' and length(word) between 2 and 40)
$$;

create function catalog.words_of(recipe public.external_recipes) returns text[] language sql stable set search_path = '' as $$
  select array[':all']
    || catalog.stems(concat_ws(' ', recipe.title, recipe.description, array_to_string(recipe.ingredients, ' '),
      array_to_string(recipe.tags, ' '), recipe.cuisine_type))
    || array(select '=' || word from unnest(catalog.stems(recipe.title)) word)
    || array_remove(array[':cuisine:' || nullif(recipe.cuisine_type, ''), ':difficulty:' || recipe.difficulty_level], null)
    -- As everywhere: whatever is vegan is vegetarian, whatever is keto is low in carbohydrates.
    || array(select distinct ':diet:' || fits from unnest(recipe.dietary_tags) tag,
      unnest(array[lower(tag), case lower(tag) when 'vegan' then 'vegetarian' when 'keto' then 'low-carb' end]) fits
      where fits is not null)
    || array(select ':time:' || most from unnest(array[15, 30, 45, 60, 120]) most
      where coalesce(recipe.cooking_time_minutes, recipe.prep_time_minutes) is not null
        and coalesce(recipe.cooking_time_minutes, 0) + coalesce(recipe.prep_time_minutes, 0) <= most)
$$;

-- set_bits(place, 1): the bits at these places.
do $$
begin
  execute format('create aggregate catalog.set_bits(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)',
    repeat('0', 8192));
end
$$;

-- One writer at a time: sets are shared by all recipes.
create function catalog.lock_writes() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(7350111)
$$;

create function catalog.forget(ids uuid[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  gone integer[];
begin
  perform catalog.lock_writes();
  gone := array(select n from catalog.recipes where recipe_id = any(ids));
  if gone = '{}' then return; end if;
  update catalog.words w set recipes = w.recipes - former.recipes
  from (select word, count(*)::integer as recipes from catalog.recipe_words r, unnest(r.words) word
        where r.n = any(gone) group by word) former
  where w.word = former.word;
  update catalog.sets s set bits = s.bits & ~former.bits
  from (select own.word, r.n >> 13 as chunk, catalog.set_bits(r.n & 8191, 1) as bits
        from catalog.recipe_words r cross join unnest(r.words) as own (word)
        where r.n = any(gone) group by own.word, r.n >> 13) former
  where s.word = former.word and s.chunk = former.chunk;
  delete from catalog.recipe_words where n = any(gone);
end
$$;

create function catalog.note(ids uuid[]) returns void language plpgsql security definer
set search_path = '' set work_mem = '64MB' as $$
declare
  added integer[];
  promoted text[];
begin
  perform catalog.lock_writes();
  with noted as (
    insert into catalog.recipes (recipe_id, quality, cooking, created, title)
    select id, quality_score, cooking_time_minutes, created_at, left(catalog.plain(title), 100)
    from public.external_recipes where id = any(ids)
    on conflict (recipe_id) do update set quality = excluded.quality, cooking = excluded.cooking,
      created = excluded.created, title = excluded.title
    returning n
  ) select array_agg(n) into added from noted;
  if added is null then return; end if;

  insert into catalog.recipe_words (n, words)
  select r.n, catalog.words_of(e) from catalog.recipes r join public.external_recipes e on e.id = r.recipe_id
  where r.n = any(added);

  with counted as (
    insert into catalog.words (word, recipes)
    select word, count(*) from catalog.recipe_words r, unnest(r.words) word where r.n = any(added) group by word
    on conflict (word) do update set recipes = catalog.words.recipes + excluded.recipes
    returning word, recipes, common
  ) select coalesce(array_agg(word), '{}') into promoted from counted where recipes >= 1500 and not common;

  insert into catalog.sets (word, chunk, bits)
  select w.word, r.n >> 13, catalog.set_bits(r.n & 8191, 1)
  from catalog.recipe_words r cross join unnest(r.words) as own (word) join catalog.words w on w.word = own.word
  where r.n = any(added) and w.common group by w.word, r.n >> 13
  on conflict (word, chunk) do update set bits = catalog.sets.bits | excluded.bits;

  if promoted = '{}' then return; end if;
  insert into catalog.sets (word, chunk, bits)
  select w.word, r.n >> 13, catalog.set_bits(r.n & 8191, 1)
  from catalog.recipe_words r cross join unnest(r.words) as own (word) join unnest(promoted) as w (word) on w.word = own.word
  where r.words && promoted group by w.word, r.n >> 13;
  update catalog.words set common = true where word = any(promoted);
end
$$;

create function catalog.on_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform catalog.note(array(select id from changed));
  return null;
end
$$;
create function catalog.on_update() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  moved uuid[] := array(
    select c.id from changed c left join former f on f.id = c.id
    where (c.title, c.description, c.ingredients, c.tags, c.cuisine_type, c.difficulty_level, c.dietary_tags,
      c.cooking_time_minutes, c.prep_time_minutes, c.quality_score, c.created_at) is distinct from
      (f.title, f.description, f.ingredients, f.tags, f.cuisine_type, f.difficulty_level, f.dietary_tags,
      f.cooking_time_minutes, f.prep_time_minutes, f.quality_score, f.created_at));
begin
  perform catalog.forget(moved);
  perform catalog.note(moved);
  return null;
end
$$;
create function catalog.on_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform catalog.forget(array(select id from former));
  delete from catalog.recipes where recipe_id in (select id from former);
  return null;
end
$$;
create function catalog.on_truncate() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  truncate catalog.recipes, catalog.recipe_words, catalog.words, catalog.sets restart identity;
  return null;
end
$$;
revoke all on function catalog.forget(uuid[]), catalog.note(uuid[]), catalog.lock_writes() from public;

create trigger catalog_inserted after insert on public.external_recipes
  referencing new table as changed for each statement execute function catalog.on_insert();
create trigger catalog_updated after update on public.external_recipes
  referencing old table as former new table as changed for each statement execute function catalog.on_update();
create trigger catalog_deleted after delete on public.external_recipes
  referencing old table as former for each statement execute function catalog.on_delete();
create trigger catalog_emptied after truncate on public.external_recipes
  for each statement execute function catalog.on_truncate();

-- The recipes that have a word of every group: keys[i] belongs to groups[i].
create function catalog.matching(keys text[], groups integer[], out bits bit varying, out total integer)
language sql stable set search_path = '' set enable_seqscan = off as $$
  with term as (select t.key, t.part, w.common
    from unnest(keys, groups) as t (key, part) join catalog.words w on w.word = t.key and w.recipes > 0),
  hit as (
    select term.part, s.chunk, s.bits from term join catalog.sets s on s.word = term.key where term.common
    union all
    select rare.part, r.n >> 13, catalog.set_bits(r.n & 8191, 1)
    from (select part, array_agg(key) as words from term where not common group by part) rare
    cross join lateral (select n from catalog.recipe_words where recipe_words.words && rare.words) r
    group by rare.part, r.n >> 13),
  either as (select part, chunk, bit_or(hit.bits) as bits from hit group by part, chunk),
  every_one as (select chunk, bit_and(either.bits) as bits from either group by chunk
    having count(*) = (select count(distinct part) from unnest(groups) part))
  select string_agg(coalesce(every_one.bits, 0::bit(8192))::text, '' order by c)::bit varying,
    coalesce(sum(bit_count(every_one.bits)), 0)::integer
  from generate_series(0, (select max(n) >> 13 from catalog.recipes)) c left join every_one on every_one.chunk = c
$$;

-- The same, with the words in the title. Where a group has many rare ones, those of the most recipes are enough.
create function catalog.in_titles(filters text[], parts integer[], words text[], groups integer[])
returns bit varying language sql stable set search_path = '' as $$
  select m.bits from (
    select array_agg(k.key) as keys, array_agg(k.part) as groups from (
      select '=' || t.word as key, t.part, w.common,
        sum(w.recipes) filter (where not w.common) over (partition by t.part order by w.recipes desc nulls last, t.word) as rare
      from unnest(words, groups) as t (word, part) left join catalog.words w on w.word = '=' || t.word) k
    where coalesce(k.common, true) or k.rare <= 5000) given,
    catalog.matching(filters || given.keys, parts || given.groups) m
$$;

-- The numbers of one page of a set, in an order.
create function catalog.page(bits bit varying, total integer, sort text, seed integer, skip integer, take integer)
returns integer[] language plpgsql stable set search_path = '' set max_parallel_workers_per_gather = 0
-- The planner cannot know how many bits are set: the index of the order is always right.
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  few integer[];
  there text;
  back text;
  backward boolean := skip > total / 2;
  first integer := case when backward then greatest(total - skip - take, 0) else skip end;
  many integer := case when backward then least(take, total - skip) else take end;
  found integer[];
begin
  if skip >= total then return '{}'; end if;
  select of.there, of.back into there, back from (values
    ('rated', 'quality desc nulls last, n', 'quality nulls first, n desc'),
    ('time', 'cooking, n', 'cooking desc, n desc'),
    ('title', 'title, n', 'title desc, n desc'),
    ('newest', 'created desc, n', 'created, n desc')) of (name, there, back) where of.name = sort;
  -- Fetching a recipe by its number costs a dozen steps of a walk, which meets the set's recipes more or less evenly.
  if total::bigint * 12 < (first + many)::bigint * length(bits) / total then
    -- The gaps between the ones add up to their places.
    few := array(select sum(length(gap) + 1) over (order by at) - 1
      from string_to_table(bits::text, '1') with ordinality as t (gap, at) limit total);
    execute format('select array(select n from catalog.recipes where n = any($1) order by %s offset $2 limit $3)',
      coalesce(there, '(shuffle < $4), shuffle, n')) into found using few, skip, take, seed;
    return found;
  end if;
  if there is not null then
    execute format('select array(select n from catalog.recipes where get_bit($1, n) = 1 order by %s offset $2 limit $3)',
      case when backward then back else there end) into found using bits, first, many;
  elsif backward then
    found := array(
      (select n from catalog.recipes r where shuffle < seed and get_bit(bits, n) = 1 order by r.shuffle desc, n desc)
      union all (select n from catalog.recipes r where shuffle >= seed and get_bit(bits, n) = 1 order by r.shuffle desc, n desc)
      offset first limit many);
  else
    found := array(
      (select n from catalog.recipes r where shuffle >= seed and get_bit(bits, n) = 1 order by r.shuffle, n)
      union all (select n from catalog.recipes r where shuffle < seed and get_bit(bits, n) = 1 order by r.shuffle, n)
      offset first limit many);
  end if;
  if not backward then return found; end if;
  return array(select n from unnest(found) with ordinality as t (n, at) order by at desc);
end
$$;

-- What may stand for a typed word: its stem; while it is the last one, whatever begins with it; and, if it is hardly known
-- to us and the search is loose, words that are spelled much like it.
create function catalog.spellings(typed text, last boolean, loose boolean)
returns text[] language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  stem text := coalesce((ts_lexize('pg_catalog.english_stem', typed))[1], typed);
  found text[] := array[stem];
begin
  if last then
    -- Few letters begin too many words: the common ones are enough, and rare ones only up to 5000 recipes.
    found := found || array(select word from (
      select word, common, sum(recipes) filter (where not common) over (order by recipes desc, word) as rare
      from catalog.words where (word >= typed and word < typed || chr(1114111) or word >= stem and word < stem || chr(1114111))
        and recipes > 0 and (common or length(typed) > 2)) begun
      where common or rare <= 5000);
  end if;
  if loose and length(typed) > 3 and not exists (select from catalog.words where word = stem and recipes >= 12) then
    found := found || array(select word from catalog.words
      where word operator(extensions.%) stem and word >= 'a' and recipes > 0 and extensions.similarity(word, stem) >= 0.4
      order by extensions.similarity(word, stem) desc, recipes desc limit 3);
  end if;
  return found;
end
$$;

-- The terms of a search: a group for each typed word, from 101 on.
create function catalog.terms(typed text[], loose boolean, out keys text[], out groups integer[])
language plpgsql stable set search_path = '' as $$
declare
  spelled text[];
begin
  keys := '{}';
  groups := '{}';
  for i in 1 .. cardinality(typed) loop
    -- Words that say nothing, and a single letter before others, are no part of a search.
    continue when ts_lexize('pg_catalog.english_stem', typed[i]) = '{}' or (length(typed[i]) < 2 and i < cardinality(typed));
    spelled := catalog.spellings(typed[i], i = cardinality(typed), loose);
    keys := keys || spelled;
    groups := groups || array_fill(100 + i, array[cardinality(spelled)]);
  end loop;
end
$$;

-- A page of the collection. Bad values are no error: an unknown order is the random one, an unknown filter finds nothing.
-- Exact hits stand before similar ones; without an order of its own, a search shows first what it finds in titles.
create function public.search_recipes(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1)
returns jsonb language plpgsql stable security invoker set search_path = '' as $$
declare
  size constant integer := 12;
  relevance boolean := coalesce(sort, '') not in ('rated', 'time', 'title', 'newest');
  turn integer := abs(coalesce(seed, 0)::bigint % 2147483647);
  skip integer := (least(greatest(coalesce(page, 1), 1), 1000000) - 1) * size;
  typed text[] := array(
    select word from string_to_table(catalog.plain(left(search, 200)), ' ') word where word ~ '[^0-9]' limit 8);
  filters text[] := array_remove(array[':all', ':cuisine:' || lower(nullif(cuisine, '')),
    ':difficulty:' || nullif(difficulty, ''), ':time:' || minutes], null)
    || array(select ':diet:' || lower(diet) from unnest(diets[1:10]) diet);
  parts integer[] := array(select generate_series(1, cardinality(filters)));
  words record;
  exact record;
  total integer;
  widened boolean := false;
  tiers bit varying[] := '{}';
  tier bit varying;
  seen bit varying;
  amount integer;
  chosen integer[] := '{}';
begin
  words := catalog.terms(typed, false);
  exact := catalog.matching(filters || words.keys, parts || words.groups);
  total := exact.total;
  if words.keys <> '{}' then
    if relevance and total > 0 then tiers := array[catalog.in_titles(filters, parts, words.keys, words.groups)]; end if;
    tiers := tiers || exact.bits;
    if total < size then
      words := catalog.terms(typed, true);
      exact := catalog.matching(filters || words.keys, parts || words.groups);
      widened := exact.total > total;
      total := exact.total;
      if widened and relevance then tiers := tiers || catalog.in_titles(filters, parts, words.keys, words.groups); end if;
    end if;
  end if;
  if total > 0 then
    foreach tier in array tiers || exact.bits loop
      tier := tier & ~coalesce(seen, tier # tier);
      seen := coalesce(seen, tier) | tier;
      amount := bit_count(tier);
      chosen := chosen || catalog.page(tier, amount, sort, turn, skip, size - cardinality(chosen));
      exit when cardinality(chosen) = size;
      skip := greatest(skip - amount, 0);
    end loop;
  end if;
  return jsonb_build_object('total', total, 'similar', widened, 'recipes', coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'description', e.description,
      'cover_image_url', e.cover_image_url, 'source_url', e.source_url, 'cooking_time_minutes', e.cooking_time_minutes,
      'prep_time_minutes', e.prep_time_minutes, 'servings', e.servings, 'difficulty_level', e.difficulty_level,
      'cuisine_type', e.cuisine_type, 'dietary_tags', e.dietary_tags, 'quality_score', e.quality_score) order by t.at)
    from unnest(chosen) with ordinality as t (n, at)
    join catalog.recipes r on r.n = t.n join public.external_recipes e on e.id = r.recipe_id), '[]'));
end
$$;

-- The cuisines that recipes have, the most cooked first.
create function public.recipe_cuisines() returns table (cuisine text, recipes integer)
language sql stable security invoker set search_path = '' as $$
  select substr(word, 10), words.recipes from catalog.words
  where word >= ':cuisine:' and word < ':cuisine;' and words.recipes > 0 order by words.recipes desc, word
$$;
grant execute on function public.search_recipes, public.recipe_cuisines to anon, authenticated, service_role;

select catalog.note(array(select id from public.external_recipes));
