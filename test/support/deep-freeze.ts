/** Freezes a value with all that is in it, sets and maps included, so that whoever changes it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Set || value instanceof Map)
    for (const change of ['add', 'set', 'delete', 'clear']) Object.defineProperty(value, change, { value: refuse });
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

function refuse(): never {
  throw new TypeError('a frozen collection is changed');
}
