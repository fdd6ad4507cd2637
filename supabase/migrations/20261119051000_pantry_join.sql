-- A member brings their pantry to the household, or takes a copy of the household's along. A food that the other log doesn't
-- know, or knows only from here, goes with its history; of any other only what is there now. Of what both have, the
-- household gets the other lots too, with their dates, whether or not the amounts add up: 2 l of milk don't vanish
-- because the other milk has no amount. What is known by its name alone is there already.
create or replace function sous.hand_over_pantry(source text, giver uuid, target text, taker uuid, moves boolean) returns void
language plpgsql set search_path = '' as $$
declare
  from_owner constant text := sous.pantry_owner(source);
  to_owner constant text := sous.pantry_owner(target);
  room integer;
  fits boolean;
  strange boolean;
  known boolean;
  food sous.pantry_record;
  there sous.pantry_record;
  total jsonb;
  sums sous.pantry_record[] := '{}';
  copied text[] := '{}';
  moved text[] := '{}';
  given sous.pantry_record[] := '{}';
begin
  execute format('select 500 - count(*) from public.%I where %I = $1', replace(target, '_events', '_items'), to_owner)
    into room using taker;
  execute format('select (select count(*) from public.%I where %I = $1) + (select count(*) from public.%I where %I = $2) <= 9000',
    source, from_owner, target, to_owner) into fits using giver, taker;
  for food in execute format('select r.* from (select distinct name from public.%I where %I = $1) f
    cross join lateral sous.fold_pantry(%1$L, $1, f.name) r order by r.present desc, r.since, r.name', source, from_owner) using giver
  loop
    there := sous.fold_pantry(target, taker, food.name);
    if there.present then
      moved := moved || food.name;
      continue when not moves or not food.present;
      total := sous.add_amounts(there.detail -> 'amount', food.detail -> 'amount', 1);
      continue when (total ->> 'value')::numeric > 100000;
      -- A copy that a member took along when leaving is no more food.
      execute format('select exists (select from public.%1$I s where s.%2$I = $1 and s.name = $2 and s.at >= $3
        and s.kind in (''have'', ''seen'', ''bought'') and (s.id::text like $4 || ''%%''
          or exists (select from public.%3$I t where t.%4$I = $5 and t.id = s.id)))', source, from_owner, target, to_owner)
        into known using giver, food.name, food.since, sous.pantry_mark(taker, there), taker;
      continue when known;
      sums := sums || food;
      continue;
    end if;
    if food.present and not food.detail ? 'meal' then
      continue when room <= 0;
      room := room - 1;
    end if;
    execute format('select exists (select from public.%1$I t where t.%2$I = $1 and t.name = $2
      and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.id)
      and not (t.kind = ''out'' and t.detail ->> ''why'' = ''removed'')
      and not (t.kind = ''undo'' and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.of)))',
      target, to_owner, source, from_owner) into strange using taker, food.name, giver;
    if fits and not strange then
      copied := copied || food.name;
    elsif food.present then
      given := given || food;
    end if;
    if food.present then
      moved := moved || food.name;
    end if;
  end loop;

  -- That it went from here to there is undone when it comes back.
  execute format('insert into public.%1$I (%2$I, id, at, kind, name, of)
    select $1, gen_random_uuid(), ''infinity'', ''undo'', t.name, t.id from public.%1$I t
    where t.%2$I = $1 and t.name = any ($2) and t.kind = ''out''
      and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.id)
      and not exists (select from public.%1$I u where u.%2$I = $1 and u.of = t.id)', target, to_owner, source, from_owner)
    using taker, copied, giver;
  execute format('insert into public.%1$I (%2$I, id, at, kind, name, of, detail)
    select $1, s.id, s.at, s.kind, s.name, s.of, s.detail from public.%3$I s
    where s.%4$I = $3 and (s.name = any ($2) or s.kind = ''undo'' and exists (
      select from public.%3$I t where t.%4$I = $3 and t.id = s.of and t.name = any ($2)))
    order by s.at, s.id on conflict do nothing', target, to_owner, source, from_owner) using taker, copied, giver;
  -- Each lot with its own dates; where the food isn't there yet, the first brings it.
  execute format('insert into public.%I (%I, id, at, kind, name, detail)
    select $1, (sous.pantry_mark($3, (food, present, since, detail)::sous.pantry_record) || substr(gen_random_uuid()::text, 15))::uuid,
      ''infinity'', case when n = 1 and is_new then ''have'' else ''bought'' end, food,
      sous.known_fields(case when n = 1 and is_new then detail - ''{amount,text,lots}''::text[] else ''{}'' end
        || (lot - ''{id,day,touched}''::text[])
        || jsonb_build_object(''bought'', coalesce(lot ->> ''bought'', case when n > 1 or not is_new then lot ->> ''day'' end)))
        - case when (lot #>> ''{amount,value}'')::numeric > 100000 then ''amount'' else '''' end
    from (select name as food, present, since, detail, true as is_new from unnest($2)
      union all select name, present, since, detail, false from unnest($4)) foods
    cross join lateral jsonb_array_elements(detail -> ''lots'') with ordinality all_lots (lot, n)
    where is_new or lot ?| ''{amount,text,place,bought,opened,frozen,thawed,cooked,best_before}''::text[]
    order by since, food, n', target, to_owner) using taker, given, giver, sums;
  if moves then
    execute format('insert into public.%1$I (%2$I, id, at, kind, name, detail)
      select $1, gen_random_uuid(), ''infinity'', ''out'', name, ''{"why": "removed"}'' from unnest($2) name
      where (sous.fold_pantry(%1$L, $1, name)).present', source, from_owner) using giver, moved;
  end if;
end
$$;
