-- Every server keeps an index of all recipes in memory; these notices keep each of them in step with every write.
-- One notice carries up to 200 ids, since a notice holds at most 8000 bytes.
create function sous.announce_recipes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  batch text;
begin
  for batch in
    select string_agg(id::text, ',') from (
      select id, (row_number() over () - 1) / 200 as part from changed
    ) numbered group by part
  loop
    perform pg_notify('sous_recipes', batch);
  end loop;
  return null;
end
$$;

create trigger sous_recipes_inserted after insert on public.external_recipes
  referencing new table as changed for each statement execute function sous.announce_recipes();
create trigger sous_recipes_updated after update on public.external_recipes
  referencing new table as changed for each statement execute function sous.announce_recipes();
create trigger sous_recipes_deleted after delete on public.external_recipes
  referencing old table as changed for each statement execute function sous.announce_recipes();

-- Emptying the table names no rows: every index starts again.
create function sous.announce_no_recipes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('sous_recipes', '*');
  return null;
end
$$;
create trigger sous_recipes_emptied after truncate on public.external_recipes
  for each statement execute function sous.announce_no_recipes();
