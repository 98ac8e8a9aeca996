// Remembers the values last asked for, up to a number of them.

/**
 * The value of a key: kept, or made and kept; what was asked for longest ago is dropped beyond the limit.
 * Making may need more than the key; the same key must then always come with the same of it.
 */
export function keepRecent<Key, Value, Rest extends readonly unknown[] = []>(
  limit: number,
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const kept = new Map<Key, Value>();
  return (key, ...rest) => {
    const found = kept.get(key);
    if (found !== undefined) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const made = make(key, ...rest);
    kept.set(key, made);
    const oldest = kept.keys().next();
    if (kept.size > limit && oldest.done !== true) kept.delete(oldest.value);
    return made;
  };
}
