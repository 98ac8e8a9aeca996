// Content as readers get it: all that is published is kept in memory, and read again when the store has changed.
import { and, asc, eq, max } from 'drizzle-orm';
import { z } from 'zod/mini';

import { contentKind, contentTerms, type ContentKind, type ContentTerms } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';
import { stateOf, type Content, type ContentText, type Edition, type ShownItem } from './content.ts';

type Kept = {
  readonly itemId: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly terms: ContentTerms;
  readonly editions: (Edition & { readonly text: ContentText })[];
};
type Snapshot = { readonly changeId: number; readonly items: readonly Kept[] };

/** Another process may have changed something: looked after no oftener than this. */
const lookEveryMs = 2000;

export function createContent({ db }: Pick<Store, 'db'>, now: () => number = Date.now): Content {
  let snapshot: Snapshot | null = null;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<Snapshot> | null = null;

  const lastChange = async (): Promise<number> => {
    const [row] = await db.select({ last: max(contentChanges.changeId) }).from(contentChanges);
    return row?.last ?? 0;
  };

  const load = async (changeId: number): Promise<Snapshot> => {
    const rows = await db
      .select({ item: contentItems, edition: contentEditions, text: contentVersions })
      .from(contentItems)
      .innerJoin(contentEditions, eq(contentEditions.itemId, contentItems.itemId))
      .innerJoin(
        contentVersions,
        and(
          eq(contentVersions.itemId, contentEditions.itemId),
          eq(contentVersions.tag, contentEditions.tag),
          eq(contentVersions.version, contentEditions.published),
        ),
      )
      .orderBy(asc(contentItems.place), asc(contentItems.itemId));
    const items = new Map<number, Kept>();
    for (const { item, edition, text } of rows) {
      const kind = z.safeParse(contentKind, item.kind);
      const terms = z.safeParse(contentTerms, item.terms);
      // A text that a later version has written is not for this one.
      if (!kind.success || !terms.success) continue;
      const kept = items.get(item.itemId) ?? { itemId: item.itemId, kind: kind.data, slug: item.slug, terms: terms.data, editions: [] };
      kept.editions.push({ ...edition, text });
      items.set(item.itemId, kept);
    }
    return { changeId, items: [...items.values()] };
  };

  const look = async (): Promise<Snapshot> => {
    const changeId = await lastChange();
    if (snapshot === null || snapshot.changeId !== changeId) snapshot = await load(changeId);
    lookedAtMs = now();
    return snapshot;
  };

  const current = async (): Promise<Snapshot> => {
    if (snapshot !== null && now() - lookedAtMs < lookEveryMs) return snapshot;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  return {
    shown: async (kind) => {
      const [{ items }, nowMs] = [await current(), now()];
      return items.flatMap((item): ShownItem[] => {
        if (item.kind !== kind) return [];
        const out = item.editions.filter((edition) => stateOf(edition, nowMs) === 'published');
        return out.length === 0 ? [] : [{ ...item, texts: new Map(out.map(({ text }) => [text.tag, text])) }];
      });
    },
    changed: () => {
      lookedAtMs = Number.NEGATIVE_INFINITY;
      looking = null;
    },
  };
}
