-- A correction of a food that was out says that it is there: whoever made it didn't know yet that it was out, and has it.
-- As saysThere in core/stock/event.ts.
create function sous.says_there(given jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(given -> 'amount') = 'object' then (given #>> '{amount,value}')::numeric > 0
    else jsonb_typeof(given -> 'text') = 'string' end, false)
    or given ?| '{place,bought,opened,frozen,thawed,cooked,best_before}'
$$;

-- How the id of a copied food begins: it tells whose stay of it was copied.
create function sous.pantry_mark(whose uuid, food sous.pantry_record) returns text language sql immutable set search_path = '' as $$
  select left(sum, 8) || '-' || substr(sum, 9, 4) || '-'
  from (select md5(whose || ' ' || extract(epoch from food.since) || ' ' || food.name) as sum) hashed
$$;

create or replace function sous.fold_pantry(log text, whose uuid, food text) returns sous.pantry_record
language plpgsql set search_path = '' as $$
declare
  event record;
  present boolean := false;
  since timestamptz;
  state jsonb := '{}';
  lots jsonb := '[]';
  given jsonb;
  meant text;
  day text;
begin
  for event in execute format('select e.id, e.at, e.kind, e.detail from public.%1$I e
    where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo''
      and not exists (select from public.%1$I u where u.%2$I = $1 and u.of = e.id)
    order by e.at, e.id', log, sous.pantry_owner(log)) using whose, food
  loop
    day := to_char(event.at at time zone 'UTC', 'YYYY-MM-DD');
    meant := lower(event.detail ->> 'lot');
    given := event.detail - '{why,asked,lot,meal,recipe_id,near}'::text[];
    if event.kind in ('have', 'seen', 'bought') and not present then
      present := true;
      since := event.at;
      state := '{}';
      lots := '[]';
      if event.kind <> 'bought' then
        meant := null;
        lots := jsonb_build_array(jsonb_build_object('id', event.id, 'day', day));
      end if;
    end if;
    if event.kind = 'set' and since is not null and sous.says_there(event.detail) then
      present := true;
    end if;
    continue when not present;
    if event.kind in ('have', 'seen', 'bought', 'set') then
      state := state || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(event.detail)
        where key in ('meal', 'near') or key = 'recipe_id' and event.detail ? 'meal');
    end if;
    case event.kind
      when 'out' then
        if meant is null or jsonb_array_length(lots) = 1 and lots #>> '{0,id}' = meant then
          present := false;
        else
          lots := (select jsonb_agg(lot order by n) from jsonb_array_elements(lots) with ordinality all_lots (lot, n)
            where lot ->> 'id' <> meant);
        end if;
      when 'used' then
        lots := sous.use_lots(lots, nullif(event.detail -> 'amount', 'null'), meant, day);
      when 'bought' then
        lots := sous.buy_lot(lots, sous.patch_pantry(jsonb_build_object('id', event.id, 'day', day), given));
      else
        lots := sous.patch_lots(lots, given, meant);
    end case;
  end loop;
  return (food, present, since, sous.known_fields(state || sous.total_of_lots(lots) || jsonb_build_object('lots', lots)));
end
$$;

-- What was out and is there after all keeps its events.
create or replace function sous.trim_pantry(log text, whose uuid, before timestamptz, out_before timestamptz, most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  owner constant text := sous.pantry_owner(log);
  food record;
  last_out record;
  total integer := 0;
  deleted integer;
begin
  for food in execute format('select %2$I as whose, name from public.%1$I where ($1 is null or %2$I = $1) and at < $2
    group by %2$I, name order by min(at)', log, owner) using whose, before
  loop
    exit when total >= most;
    execute format('select o.at, o.id from public.%1$I o where o.%2$I = $1 and o.name = $2 and o.kind = ''out'' and not o.detail ? ''lot'' and o.at < $3
      and (select true from public.%1$I u where u.%2$I = $1 and u.of = o.id limit 1) is null
      and (select n.kind from public.%1$I n where n.%2$I = $1 and n.name = $2 and (n.at, n.id) > (o.at, o.id)
        and (n.kind in (''have'', ''seen'', ''bought'') or n.kind = ''set'' and sous.says_there(n.detail))
        and (select true from public.%1$I u where u.%2$I = $1 and u.of = n.id limit 1) is null
        order by n.at, n.id limit 1) is distinct from ''set''
      order by o.at desc, o.id desc limit 1', log, owner) into last_out using food.whose, food.name, out_before;
    if last_out.id is not null then
      execute format('delete from public.%1$I where %2$I = $1 and id in (
        select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo'' and e.at < $3
          and (e.at, e.id) < ($4, $5) order by e.at, e.id limit $6)', log, owner)
        using food.whose, food.name, before, last_out.at, last_out.id, most - total;
      get diagnostics deleted = row_count;
      total := total + deleted;
    end if;
    -- That it is out says nothing once nothing came before.
    execute format('delete from public.%1$I where %2$I = $1 and kind in (''out'', ''undo'') and at < $3 and id in (
      (select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo'' order by e.at, e.id limit 1)
      union all
      select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind = ''undo''
        and (select true from public.%1$I t where t.%2$I = $1 and t.id = e.of) is null)', log, owner)
      using food.whose, food.name, before;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;

-- A member brings their pantry to the household, or takes a copy of the household's along. A food that the other log doesn't
-- know, or knows only from here, goes with its history; of any other only what is there now. Of what both have, the
-- household gets the other lots too, with their dates; where amounts don't add up, what is there stays.
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
      continue when total is null or (total ->> 'value')::numeric > 100000;
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
    order by since, food, n', target, to_owner) using taker, given, giver, sums;
  if moves then
    execute format('insert into public.%1$I (%2$I, id, at, kind, name, detail)
      select $1, gen_random_uuid(), ''infinity'', ''out'', name, ''{"why": "removed"}'' from unnest($2) name
      where (sous.fold_pantry(%1$L, $1, name)).present', source, from_owner) using giver, moved;
  end if;
end
$$;

revoke execute on function sous.says_there, sous.pantry_mark from public, anon, authenticated, service_role;
