-- What a recipe contains follows from its lines and is computed by the server, never written by hand: the allergens that
-- are in it, those that may be, whether every line could be read, and by which version of the facts.
alter table public.external_recipes
  -- False where a page was read without being sure of the list: nothing is promised then.
  add column lines_sure boolean not null default true,
  add column may_contain text[] not null default '{}',
  add column facts_complete boolean not null default false,
  add column facts_version text;
create index external_recipes_facts on public.external_recipes (facts_version, id);

-- Other lines, other facts: what was computed for the former ones must not stand.
create function sous.drop_facts() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.ingredients is distinct from old.ingredients and new.facts_version is not distinct from old.facts_version then
    new.facts_version := null;
    new.facts_complete := false;
  end if;
  return new;
end
$$;
revoke execute on function sous.drop_facts from public;
create trigger sous_drop_facts before update of ingredients on public.external_recipes
  for each row execute function sous.drop_facts();

-- Profiles named nine allergens of US law; the facts know the fourteen of EU law.
update public.profiles set allergies = array(
  select distinct name from unnest(allergies) allergy, unnest(case allergy
    when 'shellfish' then array['crustaceans', 'mollusks']
    when 'wheat' then array['gluten']
    else array[allergy] end) name)
where allergies && array['shellfish', 'wheat'];

update public.external_recipes set allergens = array(
  select distinct name from unnest(allergens) allergy, unnest(case allergy
    when 'shellfish' then array['crustaceans', 'mollusks']
    when 'wheat' then array['gluten']
    else array[allergy] end) name)
where allergens && array['shellfish', 'wheat'];

-- The collection's search also finds what is not known to contain an allergen.
create or replace function catalog.words_of(recipe public.external_recipes) returns text[]
language sql stable set search_path = '' as $$
  select array[':all']
    || catalog.stems(concat_ws(' ', recipe.title, recipe.description, array_to_string(recipe.ingredients, ' '),
      array_to_string(recipe.tags, ' '), recipe.cuisine_type))
    || array(select '=' || word from unnest(catalog.stems(recipe.title)) word)
    || array_remove(array[':cuisine:' || nullif(recipe.cuisine_type, ''), ':difficulty:' || recipe.difficulty_level], null)
    -- As everywhere: whatever is vegan is vegetarian, whatever is keto is low in carbohydrates.
    || array(select distinct ':diet:' || fits from unnest(recipe.dietary_tags) tag,
      unnest(array[lower(tag), case lower(tag) when 'vegan' then 'vegetarian' when 'keto' then 'low-carb' end]) fits
      where fits is not null)
    || array(select ':without:' || allergen from unnest(array['gluten', 'milk', 'eggs', 'peanuts', 'tree nuts', 'soy', 'fish',
      'crustaceans', 'mollusks', 'sesame', 'celery', 'mustard', 'lupin', 'sulfites']) allergen
      where not allergen = any(recipe.allergens))
    || array(select ':time:' || most from unnest(array[15, 30, 45, 60, 120]) most
      where coalesce(recipe.cooking_time_minutes, recipe.prep_time_minutes) is not null
        and coalesce(recipe.cooking_time_minutes, 0) + coalesce(recipe.prep_time_minutes, 0) <= most)
$$;

create or replace function catalog.on_update() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  moved uuid[] := array(
    select c.id from changed c left join former f on f.id = c.id
    where (c.title, c.description, c.ingredients, c.tags, c.cuisine_type, c.difficulty_level, c.dietary_tags, c.allergens,
      c.cooking_time_minutes, c.prep_time_minutes, c.quality_score, c.created_at) is distinct from
      (f.title, f.description, f.ingredients, f.tags, f.cuisine_type, f.difficulty_level, f.dietary_tags, f.allergens,
      f.cooking_time_minutes, f.prep_time_minutes, f.quality_score, f.created_at));
begin
  perform catalog.forget(moved);
  perform catalog.note(moved);
  return null;
end
$$;

-- Under a name of its own: a page of the previous release still calls search_recipes, and a second one with more arguments
-- would leave open which is meant.
create function public.find_recipes(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1,
  without text[] default '{}')
returns jsonb language plpgsql stable security invoker set search_path = '' as $$
declare
  size constant integer := 12;
  relevance boolean := coalesce(sort, '') not in ('rated', 'time', 'title', 'newest');
  turn integer := abs(coalesce(seed, 0)::bigint % 2147483647);
  skip integer := (least(greatest(coalesce(page, 1), 1), 1000000) - 1) * size;
  typed text[] := array(
    select word from string_to_table(catalog.plain(left(search, 200)), ' ') word where word ~ '[^0-9]' limit 8);
  shown text[] := array_remove(array[':all', ':cuisine:' || lower(nullif(cuisine, '')),
    ':difficulty:' || nullif(difficulty, ''), ':time:' || minutes], null)
    || array(select ':diet:' || lower(diet) from unnest(diets[1:20]) diet);
  filters text[] := shown || array(select ':without:' || lower(allergen) from unnest(without[1:14]) allergen);
  parts integer[] := array(select generate_series(1, cardinality(filters)));
  words record;
  exact record;
  total integer;
  hidden integer := 0;
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
  -- How many more there would be: a filter that hides must say so.
  if cardinality(filters) > cardinality(shown) then
    hidden := (catalog.matching(shown || words.keys,
      array(select generate_series(1, cardinality(shown))) || words.groups)).total - total;
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
  return jsonb_build_object('total', total, 'hidden', hidden, 'similar', widened, 'recipes', coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'description', e.description,
      'cover_image_url', e.cover_image_url, 'source_url', e.source_url, 'cooking_time_minutes', e.cooking_time_minutes,
      'prep_time_minutes', e.prep_time_minutes, 'servings', e.servings, 'difficulty_level', e.difficulty_level,
      'cuisine_type', e.cuisine_type, 'dietary_tags', e.dietary_tags, 'quality_score', e.quality_score,
      'allergens', e.allergens, 'may_contain', e.may_contain, 'facts_complete', e.facts_complete) order by t.at)
    from unnest(chosen) with ordinality as t (n, at)
    join catalog.recipes r on r.n = t.n join public.external_recipes e on e.id = r.recipe_id), '[]'));
end
$$;
revoke execute on function public.find_recipes from public;
grant execute on function public.find_recipes to anon, authenticated, service_role;

create or replace function public.search_recipes(
  search text default '', sort text default 'random', cuisine text default null, difficulty text default null,
  diets text[] default '{}', minutes integer default null, seed integer default 0, page integer default 1)
returns jsonb language sql stable security invoker set search_path = '' as $$
  select public.find_recipes(search, sort, cuisine, difficulty, diets, minutes, seed, page)
$$;

select catalog.forget(array(select id from public.external_recipes));
select catalog.note(array(select id from public.external_recipes));
