-- A search that leaves out a food leaves it out by any of its names, with all its kinds: "without scallions" has no green
-- onions. What is in a recipe is computed with the other facts, by the plain names of foods.
alter table public.external_recipes add column foods text[] not null default '{}';

-- The food that a name means, by the stems of the name; our vocabulary, written by the server.
create table catalog.food_names (
  form text primary key,
  food text not null
);
alter table catalog.food_names enable row level security;
create policy "everybody searches" on catalog.food_names for select to anon, authenticated using (true);
revoke all on catalog.food_names from anon, authenticated;
grant select on catalog.food_names to anon, authenticated, service_role;

-- The stems of a name, in their order.
create function catalog.food_form(given text) returns text language sql stable set search_path = '' as $$
  select string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by at)
  from string_to_table(catalog.plain(given), ' ') with ordinality as t (word, at) where word <> ''
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
      c.meal, c.cooking_time_minutes, c.prep_time_minutes, c.rest_time_minutes, c.quality_score, c.created_at, c.foods)
      is distinct from
      (f.title, f.description, f.ingredients, f.tags, f.cuisine_type, f.difficulty_level, f.dietary_tags, f.allergens,
      f.meal, f.cooking_time_minutes, f.prep_time_minutes, f.rest_time_minutes, f.quality_score, f.created_at, f.foods));
begin
  perform catalog.forget(moved);
  perform catalog.note(moved);
  return null;
end
$$;

-- The recipes with any of these foods: those with the food that a name means, and those that say a name of one word. Of
-- several words only unknown names are looked for as words: "black pepper" isn't black beans with a bell pepper.
create or replace function catalog.naming(foods text[]) returns bit varying language plpgsql stable set search_path = '' as $$
declare
  given text;
  meant text;
  name text;
  stems text[];
  named bit varying;
  bits bit varying;
begin
  foreach given in array foods loop
    given := left(given, 60);
    meant := (select food from catalog.food_names where form = catalog.food_form(given));
    if meant is not null then
      bits := (catalog.matching(array[':food:' || meant], array[1])).bits;
      named := coalesce(named | bits, bits);
    end if;
    foreach name in array array_remove(array[given, meant], null) loop
      stems := catalog.stems(name);
      continue when stems = '{}' or (meant is not null and cardinality(stems) > 1);
      bits := (catalog.matching(stems, array(select generate_series(1, cardinality(stems))))).bits;
      named := coalesce(named | bits, bits);
    end loop;
  end loop;
  return named;
end
$$;
