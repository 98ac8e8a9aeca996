// The named filters that this device keeps for a visitor, and how they join a user's own.
import { filterLimit } from '#lib/contract/site/filter-columns.ts';
import { marketFilters, type MarketFilter } from '#lib/contract/site/market-filter.ts';

export type Filters = readonly MarketFilter[];

const storageKey = 'market-filters';

const listeners = new Set<() => void>();

/** Answers how to stop. Another window of this device may change them. */
export function followKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** As they are kept; the same text until they change. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Nothing where they are missing or make no sense. */
export function readKept(text: string | null): Filters {
  try {
    const filters = text === null ? null : marketFilters.safeParse(JSON.parse(text));
    return filters?.success === true ? filters.data : [];
  } catch {
    return [];
  }
}

/** A device that keeps nothing (private windows) goes on without. */
export function keepOnDevice(filters: Filters): void {
  try {
    if (filters.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(filters));
  } catch {
    // As said.
  }
  for (const listener of listeners) listener();
}

/** The user's own come first. What has a name of theirs already, or finds no room, is left. */
export function joinedWith(own: Filters, kept: Filters): { readonly all: Filters; readonly left: Filters } {
  const all = [...own];
  const left: MarketFilter[] = [];
  for (const filter of kept) (all.length < filterLimit && all.every(({ name }) => name !== filter.name) ? all : left).push(filter);
  return { all, left };
}
