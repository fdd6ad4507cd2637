/** The prototypes that every object, array and function of the process shares. */
const SHARED = [
  Object,
  Array,
  Function,
  String,
  Number,
  Boolean,
  Promise,
  Map,
  Set,
  Error,
  RegExp,
  Date,
  Request,
  Response,
]

/**
 * Removes `__proto__`, by which outside text could reach an object's prototype, and prevents additions to the shared
 * prototypes. They stay writable: libraries set their own `toString` on their objects, which a frozen
 * prototype would forbid.
 */
export function harden() {
  Reflect.deleteProperty(Object.prototype, '__proto__')
  for (const { prototype } of SHARED) Object.preventExtensions(prototype)
}
