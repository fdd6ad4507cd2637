import type postgres from 'postgres'

/** The database handle that everything on the server shares. */
export type Sql = postgres.Sql
