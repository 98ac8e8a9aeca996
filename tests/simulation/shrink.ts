// A long list that fails, made short: chunks are left out for as long as the rest still fails.

/** Leaves out chunk after chunk, from halves down to single items, until nothing more can go or the time is up. `fails` must answer the same for the same list. */
export function shrink<Item>(items: readonly Item[], fails: (items: readonly Item[]) => boolean, patienceMs: number): readonly Item[] {
  const until = performance.now() + patienceMs;
  let kept = items;
  let size = Math.ceil(items.length / 2);
  while (size >= 1) {
    const before = kept.length;
    for (let from = Math.floor((kept.length - 1) / size) * size; from >= 0; from -= size) {
      if (performance.now() > until) return kept;
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (without.length < kept.length && fails(without)) kept = without;
    }
    if (size === 1 && kept.length === before) break;
    size = Math.max(1, Math.ceil(size / 2));
    if (kept.length === 0) break;
  }
  return kept;
}
