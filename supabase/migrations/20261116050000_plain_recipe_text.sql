-- Recipe text is decoded once, where it is stored, whoever writes it: screens, exports and the index read plain text.
-- Entities become characters ("&amp;amp;" too, in at most three rounds), runs of whitespace one space.
create function sous.plain_text(given text) returns text language plpgsql immutable strict set search_path = '' as $$
declare
  named constant jsonb := '{"amp":"&","lt":"<","gt":">","quot":"\"","apos":"''","nbsp":" ","rsquo":"’","lsquo":"‘",
    "rdquo":"”","ldquo":"“","ndash":"–","mdash":"—","hellip":"…","deg":"°","reg":"®","trade":"™","copy":"©",
    "frac12":"½","frac14":"¼","frac34":"¾","frac13":"⅓","frac23":"⅔","frasl":"/","times":"×","eacute":"é","egrave":"è",
    "ecirc":"ê","agrave":"à","aacute":"á","acirc":"â","auml":"ä","ouml":"ö","uuml":"ü","iuml":"ï","icirc":"î",
    "ocirc":"ô","oacute":"ó","iacute":"í","uacute":"ú","ucirc":"û","ntilde":"ñ","ccedil":"ç"}';
  plain text := given;
  before text;
begin
  for round in 1..3 loop
    exit when position('&' in plain) = 0;
    before := plain;
    select string_agg(coalesce(case
        when part[3] is not null then coalesce(named ->> part[3], named ->> lower(part[3]))
        when code between 1 and 55295 or code between 57344 and 1114111 then chr(code)
      end, part[1]), '' order by place)
    into plain
    from regexp_matches(before, '([^&]+|&(?:#([0-9]{1,7}|[xX][0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}[0-9]{0,2}));|&)', 'g')
        with ordinality as found (part, place)
      cross join lateral (select case
        when part[2] ~* '^x' then ('x' || lpad(substr(part[2], 2), 8, '0'))::bit(32)::integer
        else part[2]::integer
      end as code) read;
    exit when plain = before;
  end loop;
  return btrim(regexp_replace(plain, '[\s\u00a0]+', ' ', 'g'));
end
$$;

create function sous.plain_lines(given text[]) returns text[] language sql immutable strict set search_path = '' as $$
  select array(select plain from unnest(given) with ordinality as lines (line, place),
    lateral (select sous.plain_text(line) as plain) read where plain <> '' order by place)
$$;

create function sous.plain_recipe() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if concat_ws(' ', new.title, new.description, new.storage, array_to_string(new.ingredients, ' '),
      array_to_string(new.instructions, ' ')) !~ '&|\s\s|[\t\n\r\f\v\u00a0]|^\s|\s$' then
    return new;
  end if;
  new.title := sous.plain_text(new.title);
  new.description := sous.plain_text(new.description);
  new.storage := sous.plain_text(new.storage);
  new.ingredients := sous.plain_lines(new.ingredients);
  new.instructions := sous.plain_lines(new.instructions);
  return new;
end
$$;
revoke execute on function sous.plain_text, sous.plain_lines, sous.plain_recipe from public;

create trigger sous_plain_recipe
  before insert or update of title, description, storage, ingredients, instructions on public.external_recipes
  for each row execute function sous.plain_recipe();

-- What is stored already; other rows stay untouched, and so do the indexes over them.
update public.external_recipes set title = title
  where concat_ws(' ', title, description, storage, array_to_string(ingredients, ' '),
    array_to_string(instructions, ' ')) ~ '&|\s\s|[\t\n\r\f\v\u00a0]|^\s|\s$';
-- Lines that came from recipes.
update public.shopping_items set line = sous.plain_text(line) where line ~ '&[#a-zA-Z0-9]+;' and sous.plain_text(line) <> '';
update public.household_shopping_items set line = sous.plain_text(line)
  where line ~ '&[#a-zA-Z0-9]+;' and sous.plain_text(line) <> '';
