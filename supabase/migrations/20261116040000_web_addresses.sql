-- A recipe links to where it is from, and shows a picture. Both must be addresses of the web (a picture also a path of this
-- site): a script, data or a file behind them would run or load where people tap. What is none is taken out.
update public.external_recipes set source_url = null
  where source_url !~* '^https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?$';
update public.external_recipes set cover_image_url = null
  where cover_image_url !~* '^(https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?|/([^[:space:]/\\][^[:space:]]*)?)$';
update public.profiles set avatar_url = null
  where avatar_url !~* '^(https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?|avatars/[^[:space:]]+)$';

-- Not valid: checked for every row that is written from now on, without reading all of them under a lock.
alter table public.external_recipes
  add constraint external_recipes_source_of_the_web
    check (source_url ~* '^https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?$') not valid,
  add constraint external_recipes_cover_of_the_web
    check (cover_image_url ~* '^(https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?|/([^[:space:]/\\][^[:space:]]*)?)$') not valid;
alter table public.profiles
  add constraint profiles_avatar_of_the_web
    check (avatar_url ~* '^(https?://[^[:space:]/?#\\@]+([/?#][^[:space:]]*)?|avatars/[^[:space:]]+)$') not valid;
