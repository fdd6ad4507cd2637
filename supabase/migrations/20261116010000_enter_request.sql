-- What a request to rest/v1 needs before its own statement. Its connections are visitors until told otherwise, so that a
-- statement that runs by itself, whatever the reason, has no more rights than a visitor.
create schema if not exists rest;
revoke all on schema rest from public;
grant usage on schema rest to anon, authenticated, service_role;

-- A token outlives its session; what it may do must not.
create function rest.require_session(session uuid, person text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions s where s.id = session and s.user_id::text = person) then
    raise exception 'The session has ended.' using errcode = 'SO401';
  end if;
end
$$;

-- The first statement of the transaction: who asks, and for how long. It is sent together with the question, so it raises
-- where the session has ended: PostgreSQL then skips the rest.
create function rest.enter(caller text, claims text, session uuid, milliseconds integer) returns void
language plpgsql set search_path = '' as $$
declare
  person text := coalesce(claims::json ->> 'sub', '');
begin
  if session is not null then
    perform rest.require_session(session, person);
  end if;
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', person, true),
    set_config('request.jwt.claim.role', caller, true),
    set_config('request.jwt.claim.email', coalesce(claims::json ->> 'email', ''), true),
    set_config('statement_timeout', milliseconds::text, true), set_config('role', caller, true);
end
$$;

revoke execute on all functions in schema rest from public;
grant execute on all functions in schema rest to anon, authenticated, service_role;
