-- Dishes go by more than one name: the cookbook says which. A search finds a recipe by each of them, and shows a dish of
-- exactly that name before all others, then those whose name begins with it.
alter table public.external_recipes add column also_called text[] not null default '{}';

-- A name however it is typed: without capitals, accents and signs, each word in the singular. As nameForm in
-- core/recipes/name-form.ts: both must fold alike.
create function catalog.name_form(given text) returns text language sql stable set search_path = '' as $$
  select coalesce(string_agg(regexp_replace(regexp_replace(regexp_replace(
    case when length(word) > 3 then regexp_replace(word, '([^su])s$', '\1') else word end,
    'ie$', 'y'), 'oe$', 'o'), '(ch|sh|x|ss|zz)e$', '\1'), ' ' order by at), '')
  from string_to_table(catalog.plain(regexp_replace(extensions.unaccent(left(given, 200)), '[''‘’‛]', '', 'g')), ' ')
    with ordinality as t (word, at)
  where word <> '' and word not in ('a', 'an', 'and', 'n', 'the', 'recipe', 'recipes')
$$;

-- A filter for a region finds its kitchens. As cuisinesOf in core/matching/cuisines-of.ts.
create function catalog.cuisines_of(cuisine text) returns text[] language sql immutable set search_path = '' as $$
  select array_remove(array[nullif(cuisine, ''),
    case when cuisine in ('greek', 'spanish', 'middle eastern', 'north african') then 'mediterranean' end,
    case when cuisine in ('north african', 'west african') then 'african' end,
    case when cuisine = 'american south' then 'american' end], null)
$$;

-- '"' and the form of each name are words of a recipe too.
create or replace function catalog.words_of(recipe public.external_recipes) returns text[]
language sql stable set search_path = '' as $$
  select array[':all']
    || catalog.stems(concat_ws(' ', catalog.told_title(recipe.title), recipe.description,
      array_to_string(recipe.ingredients, ' '), array_to_string(recipe.tags, ' '), recipe.cuisine_type,
      case recipe.cuisine_type when 'american south' then 'southern' end,
      array_to_string(recipe.also_called, ' '),
      (select string_agg(food, ' ') from unnest(recipe.foods) food where food !~ ' ')))
    || array(select '=' || word from unnest(catalog.stems(concat_ws(' ', catalog.told_title(recipe.title),
      array_to_string(recipe.also_called, ' ')))) word)
    || array(select distinct '"' || form from unnest(recipe.title || recipe.also_called) name,
      catalog.name_form(name) form where form <> '')
    || array(select ':cuisine:' || cuisine from unnest(catalog.cuisines_of(recipe.cuisine_type)) cuisine)
    || array_remove(array[':difficulty:' || recipe.difficulty_level], null)
    || array(select ':meal:' || meal from unnest(catalog.meals_of(recipe)) meal)
    || array(select ':tag:' || tag from unnest(catalog.tags_of(recipe.tags, recipe.title)) tag)
    || array(select distinct ':food:' || food from unnest(recipe.foods) food)
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
      c.meal, c.cooking_time_minutes, c.prep_time_minutes, c.rest_time_minutes, c.quality_score, c.created_at, c.foods,
      c.also_called)
      is distinct from
      (f.title, f.description, f.ingredients, f.tags, f.cuisine_type, f.difficulty_level, f.dietary_tags, f.allergens,
      f.meal, f.cooking_time_minutes, f.prep_time_minutes, f.rest_time_minutes, f.quality_score, f.created_at, f.foods,
      f.also_called));
begin
  perform catalog.forget(moved);
  perform catalog.note(moved);
  return null;
end
$$;

-- As before, with names. `named` is all that was typed, where some of it became filters.
drop function public.search_collection(
  text, text, text, text, text[], integer, integer, integer, text[], text, text[], text[]);
create function public.search_collection(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1,
  without text[] default '{}', meal text default null, tags text[] default '{}', leave_out text[] default '{}',
  named text default '')
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
  name text := '"' || catalog.name_form(coalesce(nullif(named, ''), search));
  -- What may not be eaten. The other filters may only have been words of a dish's name: "breakfast burrito".
  firm text[] := case when coalesce(named, '') = '' then filters
    else array(select filter from unnest(filters) filter where filter ~ '^:(all$|diet:|without:)') end;
  words record;
  tried text[];
  found record;
  total integer := 0;
  hidden integer := 0;
  widened boolean := false;
  tiers bit varying[] := '{}';
  tier bit varying;
  seen bit varying;
  exact bit varying;
  begun text[];
  beginning bit varying;
  amount integer;
  chosen integer[] := '{}';
begin
  -- A dish of exactly this name, then those whose name begins with it.
  if relevance and name <> '"' then
    found := catalog.allowed(firm || name, array(select generate_series(1, cardinality(firm) + 1)), barred);
    exact := found.bits;
    begun := array(select word from catalog.words
      where word > name || ' ' and word < name || '!' and recipes > 0 order by recipes desc, word limit 500);
    if begun <> '{}' then
      beginning := (catalog.allowed(filters || begun, parts || array_fill(100, array[cardinality(begun)]), barred)).bits;
    end if;
  end if;
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
  -- They lead what the words found. A name that was read as filters may not be among that.
  if tiers <> '{}' then beginning := beginning & tiers[cardinality(tiers)]; end if;
  if bit_count(exact) > 0 then
    total := total + bit_count(case when tiers = '{}' then exact else exact & ~tiers[cardinality(tiers)] end);
    tiers := array[exact, coalesce(beginning, exact)] || tiers;
  elsif bit_count(beginning) > 0 and tiers <> '{}' then
    tiers := beginning || tiers;
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
      'prep_time_minutes', e.prep_time_minutes,
      'rest_time_minutes', e.rest_time_minutes, 'servings', e.servings, 'difficulty_level', e.difficulty_level,
      'cuisine_type', e.cuisine_type, 'dietary_tags', e.dietary_tags, 'quality_score', e.quality_score,
      'allergens', e.allergens, 'may_contain', e.may_contain, 'facts_complete', e.facts_complete) order by t.at)
    from unnest(chosen) with ordinality as t (n, at)
    join catalog.recipes r on r.n = t.n join public.external_recipes e on e.id = r.recipe_id), '[]'));
end
$$;
revoke execute on function public.search_collection from public;
grant execute on function public.search_collection to anon, authenticated, service_role;

select catalog.forget(array(select id from public.external_recipes));
select catalog.note(array(select id from public.external_recipes));
