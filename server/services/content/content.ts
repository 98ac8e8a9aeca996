// The site's content beside its markets, as it is read: items that are out now, each in the languages that it is out in.
import { and, asc, eq, max } from 'drizzle-orm';
import { z } from 'zod/mini';

import { type ContentKind, contentKind, type ContentState, type ContentTerms, contentTerms } from '#lib/contract/site/content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contentChanges, contentEditions, contentItems, contentVersions } from '#server/store/schema/content.ts';

export type ContentText = {
  readonly tag: string;
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  readonly keywords: readonly string[];
  readonly atMs: number;
  /** Empty: read from files. */
  readonly author: string;
};

/** One that is out. */
export type ShownItem = {
  readonly itemId: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly terms: ContentTerms;
  /** By tag: those that are out now. */
  readonly texts: ReadonlyMap<string, ContentText>;
};

export type Content = {
  /** The shown items of a kind, in their order. */
  shown(kind: ContentKind): Promise<readonly ShownItem[]>;
  /** Takes what has changed into account at once, where it was changed by this process. */
  changed(): void;
};

const fallbackTag = 'en-US';

/** In the reader's language, or in English; null: in neither. */
export const textIn = ({ texts }: ShownItem, tag: string): ContentText | null => texts.get(tag) ?? texts.get(fallbackTag) ?? null;

export type Edition = { readonly published: number | null; readonly fromMs: number | null; readonly untilMs: number | null };

/** From is inclusive, until is not. */
export function stateOf({ published, fromMs, untilMs }: Edition, nowMs: number): ContentState {
  if (published === null) return 'draft';
  if (untilMs !== null && nowMs >= untilMs) return 'ended';
  return fromMs !== null && nowMs < fromMs ? 'scheduled' : 'published';
}

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

/** Content as readers get it: all that is published is kept in memory, and read again when the store has changed. */
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
