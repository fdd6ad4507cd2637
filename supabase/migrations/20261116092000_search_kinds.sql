-- A search for a food finds its kinds: spaghetti is pasta, whatever the recipe says. What a title says it is without is no
-- word of it. Short words may differ more: "banana bred". Cards show total times, with rest.
create function catalog.told_title(title text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(title, '\mwithout\M.*$', '', 'i')
$$;

create or replace function catalog.words_of(recipe public.external_recipes) returns text[]
language sql stable set search_path = '' as $$
  select array[':all']
    || catalog.stems(concat_ws(' ', catalog.told_title(recipe.title), recipe.description,
      array_to_string(recipe.ingredients, ' '), array_to_string(recipe.tags, ' '), recipe.cuisine_type,
      (select string_agg(food, ' ') from unnest(recipe.foods) food where food !~ ' ')))
    || array(select '=' || word from unnest(catalog.stems(catalog.told_title(recipe.title))) word)
    || array_remove(array[':cuisine:' || nullif(recipe.cuisine_type, ''), ':difficulty:' || recipe.difficulty_level], null)
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


-- As before, with a lower limit for what is spelled alike.
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
      where word operator(extensions.%) stem and word >= 'a' and recipes > 0 and extensions.similarity(word, stem) >= 0.35
      order by extensions.similarity(word, stem) desc, recipes desc limit 3);
  end if;
  return found;
end
$$;


-- As before, with the time that a dish rests.
create or replace function public.search_collection(
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
      'prep_time_minutes', e.prep_time_minutes,
      'rest_time_minutes', e.rest_time_minutes, 'servings', e.servings, 'difficulty_level', e.difficulty_level,
      'cuisine_type', e.cuisine_type, 'dietary_tags', e.dietary_tags, 'quality_score', e.quality_score,
      'allergens', e.allergens, 'may_contain', e.may_contain, 'facts_complete', e.facts_complete) order by t.at)
    from unnest(chosen) with ordinality as t (n, at)
    join catalog.recipes r on r.n = t.n join public.external_recipes e on e.id = r.recipe_id), '[]'));
end
$$;

