-- What codes and lines of receipts stand for, as people taught it. As the shopping list: a person's own rest while they
-- share the household's.
create table public.product_labels (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made of what is printed and the shop: taught on two devices, it is one.
  id uuid not null,
  -- A code, or the text of a line, folded. The shop is empty for codes.
  printed text not null check (printed = lower(btrim(printed)) and length(printed) between 1 and 80),
  shop text not null default '' check (shop = lower(btrim(shop)) and length(shop) <= 40),
  -- Without a name it never goes into the pantry.
  name text check (name = lower(btrim(name)) and length(name) between 1 and 100),
  each jsonb,
  added_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table public.household_product_labels (
  household_id uuid not null references public.households (id) on delete cascade,
  id uuid not null,
  printed text not null check (printed = lower(btrim(printed)) and length(printed) between 1 and 80),
  shop text not null default '' check (shop = lower(btrim(shop)) and length(shop) <= 40),
  name text check (name = lower(btrim(name)) and length(name) between 1 and 100),
  each jsonb,
  added_at timestamptz not null default now(),
  primary key (household_id, id)
);

-- A trigger and not a check: the functions stay the server's own.
create function sous.keep_label() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- {"value": 500, "unit": "gram"}; pieces have no unit.
  if new.each is not null and (case when jsonb_typeof(new.each) <> 'object' or octet_length(new.each::text) > 200 then true else
    coalesce(jsonb_typeof(new.each -> 'value') <> 'number' or (new.each ->> 'value')::numeric not between 0 and 100000
      or (select count(*) <> 2 from jsonb_object_keys(new.each))
      or case jsonb_typeof(new.each -> 'unit') when 'null' then false
        when 'string' then length(new.each ->> 'unit') not between 1 and 20 else true end, true) end)
  then
    raise exception 'A label has an amount with its unit, or none.' using errcode = 'check_violation';
  end if;
  -- A clock that is ahead doesn't have the last word for long.
  new.added_at := least(new.added_at, now());
  -- What was taught last counts, whichever device sends it last.
  if tg_op = 'UPDATE' and new.added_at < old.added_at then
    return old;
  end if;
  return new;
end
$$;
create trigger sous_keep before insert or update on public.product_labels for each row execute function sous.keep_label();
create trigger sous_keep before insert or update on public.household_product_labels for each row execute function sous.keep_label();

alter table public.product_labels enable row level security;
create policy "owners read their labels" on public.product_labels for select to authenticated using (user_id = (select auth.uid()));
create policy "owners teach labels" on public.product_labels for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their labels" on public.product_labels for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners delete their labels" on public.product_labels for delete to authenticated using (user_id = (select auth.uid()));
create policy "own labels rest in a household" on public.product_labels as restrictive for insert to authenticated
  with check ((select sous.my_household()) is null);
create policy "own labels stay as they are in a household" on public.product_labels as restrictive for update to authenticated
  using (true) with check ((select sous.my_household()) is null);
revoke all on public.product_labels from anon, authenticated;
grant select, insert, update, delete on public.product_labels to authenticated;
grant all on public.product_labels to service_role;

alter table public.household_product_labels enable row level security;
create policy "members read the labels" on public.household_product_labels for select to authenticated using (household_id = (select sous.my_household()));
create policy "members teach labels" on public.household_product_labels for insert to authenticated with check (household_id = (select sous.my_household()));
create policy "members change the labels" on public.household_product_labels for update to authenticated
  using (household_id = (select sous.my_household())) with check (household_id = (select sous.my_household()));
create policy "members delete labels" on public.household_product_labels for delete to authenticated using (household_id = (select sous.my_household()));
revoke all on public.household_product_labels from anon, authenticated;
grant select, insert, update, delete on public.household_product_labels to authenticated;
grant all on public.household_product_labels to service_role;

-- 1,000 at most, for each person and each household: what one request reads.
create function sous.limit_labels() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid;
  labels integer;
begin
  for whose in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    -- One after the other: what the first one added is visible to the second.
    perform pg_advisory_xact_lock(hashtextextended(format('sous.labels %s', whose), 0));
    execute format('select count(*) from public.%I where %I = $1', tg_table_name, tg_argv[0]) into labels using whose;
    if labels > 1000 then
      raise exception 'You can teach at most 1,000 labels.' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
create trigger sous_limit_labels after insert on public.product_labels
  referencing new table as added for each statement execute function sous.limit_labels('user_id');
create trigger sous_limit_labels after insert on public.household_product_labels
  referencing new table as added for each statement execute function sous.limit_labels('household_id');

select sous.make_live('public.product_labels', 'user');
select sous.make_live('public.household_product_labels', 'household');

revoke execute on function sous.keep_label, sous.limit_labels from public, anon, authenticated, service_role;
