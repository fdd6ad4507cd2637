-- The collection's search by what a search means: a meal, tags, what must not be in it, and any time limit. Whole words
-- are found first; beginnings of words count only where whole words find less than a page.

-- The meal of a recipe that names none, by the words of its title, description and tags.
create function catalog.meals_of(recipe public.external_recipes) returns text[] language sql stable set search_path = '' as $$
  select case when recipe.meal is not null then array[lower(recipe.meal)] else array(
    select distinct case found[1] when 'brunch' then 'breakfast' when 'supper' then 'dinner' when 'beverage' then 'drink'
      else found[1] end
    from regexp_matches(catalog.plain(concat_ws(' ', recipe.title, recipe.description, array_to_string(recipe.tags, ' '))),
      '\m(breakfast|brunch|lunch|dinner|supper|dessert|snack|drink|beverage)(?:s|es)?\M', 'g') found) end
$$;

-- The tags of a recipe, and those that its title says.
create function catalog.tags_of(tags text[], title text) returns text[] language sql stable set search_path = '' as $$
  select array(select lower(tag) from unnest(tags) tag
    union
    select tag from unnest(array['one-pot', 'no-cook', 'make-ahead', 'freezer-friendly', 'kid-friendly']) tag
    where ' ' || catalog.plain(title) || ' ' like '% ' || replace(tag, '-', ' ') || ' %')
$$;

create or replace function catalog.words_of(recipe public.external_recipes) returns text[]
language sql stable set search_path = '' as $$
  select array[':all']
    || catalog.stems(concat_ws(' ', recipe.title, recipe.description, array_to_string(recipe.ingredients, ' '),
      array_to_string(recipe.tags, ' '), recipe.cuisine_type))
    || array(select '=' || word from unnest(catalog.stems(recipe.title)) word)
    || array_remove(array[':cuisine:' || nullif(recipe.cuisine_type, ''), ':difficulty:' || recipe.difficulty_level], null)
    || array(select ':meal:' || meal from unnest(catalog.meals_of(recipe)) meal)
    || array(select ':tag:' || tag from unnest(catalog.tags_of(recipe.tags, recipe.title)) tag)
    -- As everywhere: whatever is vegan is vegetarian, whatever is keto is low in carbohydrates.
    || array(select distinct ':diet:' || fits from unnest(recipe.dietary_tags) tag,
      unnest(array[lower(tag), case lower(tag) when 'vegan' then 'vegetarian' when 'keto' then 'low-carb' end]) fits
      where fits is not null)
    || array(select ':without:' || allergen from unnest(array['gluten', 'milk', 'eggs', 'peanuts', 'tree nuts', 'soy', 'fish',
      'crustaceans', 'mollusks', 'sesame', 'celery', 'mustard', 'lupin', 'sulfites']) allergen
      where not allergen = any(recipe.allergens))
    -- Who has 30 minutes can't wait for a dough to rise overnight.
    || array(select ':time:' || most from unnest(array[10, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180, 240]) most
      where coalesce(recipe.cooking_time_minutes, recipe.prep_time_minutes) is not null
        and coalesce(recipe.cooking_time_minutes, 0) + coalesce(recipe.prep_time_minutes, 0)
          + coalesce(recipe.rest_time_minutes, 0) <= most)
$$;

create or replace function catalog.on_update() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  moved uuid[] := array(
    select c.id from changed c left join former f on f.id = c.id
    where (c.title, c.description, c.ingredients, c.tags, c.cuisine_type, c.difficulty_level, c.dietary_tags, c.allergens,
      c.meal, c.cooking_time_minutes, c.prep_time_minutes, c.rest_time_minutes, c.quality_score, c.created_at)
      is distinct from
      (f.title, f.description, f.ingredients, f.tags, f.cuisine_type, f.difficulty_level, f.dietary_tags, f.allergens,
      f.meal, f.cooking_time_minutes, f.prep_time_minutes, f.rest_time_minutes, f.quality_score, f.created_at));
begin
  perform catalog.forget(moved);
  perform catalog.note(moved);
  return null;
end
$$;

-- What may stand for a typed word: its stem; while it is the last one, whatever begins with it; and, if it is hardly known
-- to us and the search is loose, words that are spelled much like it. In a small collection any word of a recipe is known:
-- "cookies" is no misspelling of "cook".
create or replace function catalog.spellings(typed text, last boolean, loose boolean)
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
  if loose and length(typed) > 3 and not exists (select from catalog.words where word = stem and recipes >= least(12,
    greatest(1, (select everything.recipes from catalog.words everything where everything.word = ':all') / 10000))) then
    found := found || array(select word from catalog.words
      where word operator(extensions.%) stem and word >= 'a' and recipes > 0 and extensions.similarity(word, stem) >= 0.4
      order by extensions.similarity(word, stem) desc, recipes desc limit 3);
  end if;
  return found;
end
$$;

-- The terms of a search: a group for each typed word, from 101 on. `begun`: the last word may be incomplete.
create function catalog.terms_of(typed text[], begun boolean, loose boolean, out keys text[], out groups integer[])
language plpgsql stable set search_path = '' as $$
declare
  spelled text[];
begin
  keys := '{}';
  groups := '{}';
  for i in 1 .. cardinality(typed) loop
    -- Words that say nothing, and a single letter before others, are no part of a search.
    continue when ts_lexize('pg_catalog.english_stem', typed[i]) = '{}' or (length(typed[i]) < 2 and i < cardinality(typed));
    spelled := catalog.spellings(typed[i], begun and i = cardinality(typed), loose);
    keys := keys || spelled;
    groups := groups || array_fill(100 + i, array[cardinality(spelled)]);
  end loop;
end
$$;

-- The recipes that name any of these foods; a food of several words by all of them. Null if no word means anything.
create function catalog.naming(foods text[]) returns bit varying language plpgsql stable set search_path = '' as $$
declare
  food text;
  stems text[];
  named bit varying;
  bits bit varying;
begin
  foreach food in array foods loop
    stems := catalog.stems(left(food, 60));
    continue when stems = '{}';
    bits := (catalog.matching(stems, array(select generate_series(1, cardinality(stems))))).bits;
    named := coalesce(named | bits, bits);
  end loop;
  return named;
end
$$;

-- The recipes of `catalog.matching`, except the barred ones.
create function catalog.allowed(keys text[], groups integer[], barred bit varying, out bits bit varying, out total integer)
language plpgsql stable set search_path = '' as $$
begin
  select m.bits, m.total into bits, total from catalog.matching(keys, groups) m;
  if barred is not null and bits is not null then
    bits := bits & ~barred;
    total := bit_count(bits);
  end if;
end
$$;

-- For a search that finds nothing: which single filter is why, and how many recipes there are without it; "all" where no
-- single one is. Every set is read once; then each filter in turn is left out of their intersection.
create function catalog.drops(filters text[], leave_out text[], barred bit varying, keys text[], groups integer[])
returns jsonb language sql stable set search_path = '' set enable_seqscan = off as $$
  with asked as (select t.key, t.part from unnest(filters || keys,
      array(select generate_series(1, cardinality(filters))) || groups) as t (key, part)),
  term as (select asked.key, asked.part, w.common
    from asked join catalog.words w on w.word = asked.key and w.recipes > 0),
  hit as (
    select term.part, s.chunk, s.bits from term join catalog.sets s on s.word = term.key where term.common
    union all
    select rare.part, r.n >> 13, catalog.set_bits(r.n & 8191, 1)
    from (select part, array_agg(key) as words from term where not common group by part) rare
    cross join lateral (select n from catalog.recipe_words where recipe_words.words && rare.words) r
    group by rare.part, r.n >> 13),
  either as (select part, chunk, bit_or(hit.bits) as bits from hit group by part, chunk),
  rest as (
    select dropped, chunk, bit_and(either.bits) as bits
    from generate_series(1, least(cardinality(filters), 16)) dropped join either on either.part <> dropped
    group by dropped, chunk having count(*) = (select count(distinct part) from asked) - 1),
  tried as (
    select substr(filters[dropped], 2) as filter, sum(bit_count(case when barred is null then rest.bits
      else rest.bits & ~substring(barred from chunk * 8192 + 1 for 8192)::bit(8192) end)) as total
    from rest where dropped > 1 group by dropped
    union all
    select 'leave_out:' || leave_out[at], bit_count(found.bits & ~coalesce(others.bits, found.bits # found.bits))
    from generate_series(1, cardinality(leave_out)) at
    cross join lateral (select m.bits from catalog.matching(filters || keys,
      array(select generate_series(1, cardinality(filters))) || groups) m) found
    cross join lateral (select catalog.naming(leave_out[:at - 1] || leave_out[at + 1:]) as bits) others)
  select coalesce(
    (select jsonb_agg(jsonb_build_object('filter', tried.filter, 'total', tried.total) order by tried.total desc, tried.filter)
      from tried where tried.total > 0),
    -- No single one: all of them together.
    (select jsonb_build_array(jsonb_build_object('filter', 'all', 'total', m.total))
      from catalog.matching(array[':all'] || keys, array[1] || groups) m where m.total > 0),
    '[]')
$$;

-- A page of the collection. Bad values are no error: an unknown order is the random one, an unknown filter finds nothing.
-- Whole words stand before beginnings, and both before similar spellings; without an order of its own, a search shows
-- first what it finds in titles. Under a name of its own: a page of the previous release still calls find_recipes.
create function public.search_collection(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1,
  without text[] default '{}', meal text default null, tags text[] default '{}', leave_out text[] default '{}')
returns jsonb language plpgsql stable security invoker set search_path = '' as $$
declare
  size constant integer := 12;
  relevance boolean := coalesce(sort, '') not in ('rated', 'time', 'title', 'newest');
  turn integer := abs(coalesce(seed, 0)::bigint % 2147483647);
  skip integer := (least(greatest(coalesce(page, 1), 1), 1000000) - 1) * size;
  typed text[] := array(
    select word from string_to_table(catalog.plain(left(search, 200)), ' ') word where word ~ '[^0-9]' limit 8);
  shown text[] := array_remove(array[':all', ':cuisine:' || lower(nullif(cuisine, '')),
    ':difficulty:' || nullif(difficulty, ''), ':time:' || minutes, ':meal:' || lower(nullif(meal, ''))], null)
    || array(select ':diet:' || lower(diet) from unnest(diets[1:20]) diet)
    || array(select ':tag:' || lower(tag) from unnest(tags[1:10]) tag);
  filters text[] := shown || array(select ':without:' || lower(allergen) from unnest(without[1:14]) allergen);
  parts integer[] := array(select generate_series(1, cardinality(filters)));
  kept_out text[] := coalesce(leave_out[1:8], '{}');
  barred bit varying := catalog.naming(kept_out);
  words record;
  tried text[];
  found record;
  total integer := 0;
  hidden integer := 0;
  widened boolean := false;
  tiers bit varying[] := '{}';
  tier bit varying;
  seen bit varying;
  amount integer;
  chosen integer[] := '{}';
begin
  -- Whole words, then a last word that is being typed, then similar spellings; each only if a page isn't full yet.
  for step in 1 .. 3 loop
    words := catalog.terms_of(typed, step > 1, step = 3);
    continue when words.keys = tried;
    tried := words.keys;
    continue when step = 1 and exists (select from unnest(words.keys) key
      where not exists (select from catalog.words w where w.word = key and w.recipes > 0));
    found := catalog.allowed(filters || words.keys, parts || words.groups, barred);
    if found.total > total then
      if relevance and words.keys <> '{}' then
        tiers := tiers || catalog.in_titles(filters, parts, words.keys, words.groups);
      end if;
      tiers := tiers || found.bits;
      total := found.total;
      widened := step = 3;
    end if;
    exit when total >= size or words.keys = '{}';
  end loop;
  -- How many more there would be: a filter that hides must say so.
  if cardinality(filters) > cardinality(shown) then
    hidden := (catalog.allowed(shown || words.keys,
      array(select generate_series(1, cardinality(shown))) || words.groups, barred)).total - total;
  end if;
  if total > 0 then
    foreach tier in array tiers loop
      if barred is not null then tier := tier & ~barred; end if;
      tier := tier & ~coalesce(seen, tier # tier);
      seen := coalesce(seen, tier) | tier;
      amount := bit_count(tier);
      chosen := chosen || catalog.page(tier, amount, sort, turn, skip, size - cardinality(chosen));
      exit when cardinality(chosen) = size;
      skip := greatest(skip - amount, 0);
    end loop;
  end if;
  return jsonb_build_object('total', total, 'hidden', hidden, 'similar', widened,
    'drops', case when total = 0 then catalog.drops(filters, kept_out, barred, words.keys, words.groups) else '[]' end,
    'recipes', coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'description', e.description,
      'cover_image_url', e.cover_image_url, 'source_url', e.source_url, 'cooking_time_minutes', e.cooking_time_minutes,
      'prep_time_minutes', e.prep_time_minutes, 'servings', e.servings, 'difficulty_level', e.difficulty_level,
      'cuisine_type', e.cuisine_type, 'dietary_tags', e.dietary_tags, 'quality_score', e.quality_score,
      'allergens', e.allergens, 'may_contain', e.may_contain, 'facts_complete', e.facts_complete) order by t.at)
    from unnest(chosen) with ordinality as t (n, at)
    join catalog.recipes r on r.n = t.n join public.external_recipes e on e.id = r.recipe_id), '[]'));
end
$$;
revoke execute on function public.search_collection from public;
grant execute on function public.search_collection to anon, authenticated, service_role;

create or replace function public.find_recipes(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1,
  without text[] default '{}')
returns jsonb language sql stable security invoker set search_path = '' as $$
  select public.search_collection(search, sort, cuisine, difficulty, diets, minutes, seed, page, without) - 'drops'
$$;

select catalog.forget(array(select id from public.external_recipes));
select catalog.note(array(select id from public.external_recipes));
