// Remembers the values last asked for, up to a number of them.

/** The value of a key: kept, or made and kept; what was asked for longest ago is dropped beyond the limit. */
export function keepRecent<Key, Value>(limit: number, make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const made = make(key);
    kept.set(key, made);
    const oldest = kept.keys().next();
    if (kept.size > limit && oldest.done !== true) kept.delete(oldest.value);
    return made;
  };
}
