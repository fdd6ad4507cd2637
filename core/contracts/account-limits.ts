/** Days in which a deleted account can still be had back. Apart from the contract: pages tell it without a schema. */
export const GRACE_DAYS = 30
