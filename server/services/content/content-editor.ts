// Content as operators edit it: drafts, publishing, and who did what. Nothing that was written is ever lost: each change is a version.
import type { ContentKind, ContentState, ContentTerms } from '#lib/contract/site/content.ts';
import type { contentChanges } from '#server/store/schema/content.ts';
import type { ContentText } from './content.ts';

export type ContentEdition = {
  readonly tag: string;
  readonly state: ContentState;
  readonly published: number | null;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  readonly isOperators: boolean;
  /** The newest one. */
  readonly title: string;
  readonly version: number;
};
export type ContentItem = {
  readonly itemId: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly terms: ContentTerms;
  readonly editions: readonly ContentEdition[];
};
type ContentChange = typeof contentChanges.$inferSelect;

export type NewItem = Pick<ContentItem, 'kind' | 'slug' | 'terms'>;
export type Writing = Pick<ContentText, 'title' | 'summary' | 'body' | 'keywords'>;
export type Times = { readonly fromMs: number | null; readonly untilMs: number | null };
export type EditRefusal = 'unknown' | 'slug-taken' | 'term-missing' | 'nothing-changed' | 'until-too-early';

export type ContentEditor = {
  list(kind: ContentKind): Promise<readonly ContentItem[]>;
  item(itemId: number): Promise<ContentItem | null>;
  /** The versions of a text in a language, newest first. */
  versions(itemId: number, tag: string): Promise<readonly ContentText[]>;
  create(who: string, wanted: NewItem): Promise<number | EditRefusal>;
  setTerms(who: string, itemId: number, terms: ContentTerms): Promise<EditRefusal | null>;
  /** Adds a version, which nobody sees until it is published. Answers its number. */
  write(who: string, itemId: number, tag: string, writing: Writing): Promise<number | EditRefusal>;
  publish(who: string, itemId: number, tag: string, version: number, times: Times): Promise<EditRefusal | null>;
  unpublish(who: string, itemId: number, tag: string): Promise<EditRefusal | null>;
  /** Newest first. */
  changes(limit: number, before: number | null): Promise<readonly ContentChange[]>;
};
