// The site's content beside its markets, as it is read: items that are out now, each in the languages that it is out in.
import type { ContentKind, ContentState, ContentTerms } from '#lib/contract/site/content.ts';

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
