/** Days during which a deleted account can be restored. Separate from the contract: pages show it without a schema. */
export const GRACE_DAYS = 30
