export class NoEmbeddedDatabase extends Error {
  constructor(reason: string) {
    super(
      `The embedded PostgreSQL cannot run here (${reason}): set DATABASE_URL to a PostgreSQL 15 to 18 server.`,
    )
  }
}
