/** What every object, list and function of the process shares. */
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
 * Takes away the name under which an object's prototype can be reached by a text from outside, and lets nothing be added to
 * the prototypes that all share. They stay writable: libraries put their own `toString` on their objects, which a frozen
 * prototype would forbid.
 */
export function harden() {
  Reflect.deleteProperty(Object.prototype, '__proto__')
  for (const { prototype } of SHARED) Object.preventExtensions(prototype)
}
