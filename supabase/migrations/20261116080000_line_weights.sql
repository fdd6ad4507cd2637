-- How much each line of a recipe matters, a digit a line (0 a garnish or a pinch, 2 the main thing), and what the recipe is
-- for: computed with the other facts, from the lines, the title and the meal.
alter table public.external_recipes
  add column line_weights text check (line_weights ~ '^[0-2]*$'),
  add column kind text check (kind in ('meal', 'breakfast', 'side', 'baking', 'sweet', 'sauce', 'drink'));

create function sous.reset_kind() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.title, new.meal) is distinct from (old.title, old.meal)
    and new.facts_version is not distinct from old.facts_version then
    new.facts_version := null;
  end if;
  return new;
end
$$;
revoke execute on function sous.reset_kind from public;
create trigger sous_reset_kind before update of title, meal on public.external_recipes
  for each row execute function sous.reset_kind();
