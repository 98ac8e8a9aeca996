// The editing of content in the words of its calls: items, and why something was not done.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getContentItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { ContentItem, EditRefusal } from '#server/services/content/content-editor.ts';
import type { ContentText } from '#server/services/content/content.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

type Answer = ResponseOf<typeof getContentItem>;

export const contentItem = ({ itemId, kind, slug, terms, editions }: ContentItem): Answer['item'] => ({
  item: itemId,
  kind,
  slug,
  terms,
  editions: editions.map(({ tag, state, published, fromMs, untilMs, isOperators, title, version }) => ({
    tag,
    state,
    published,
    fromMs,
    untilMs,
    isOperators,
    title,
    version,
  })),
});

export const contentVersion = ({ version, title, summary, body, keywords, atMs, author }: ContentText): Answer['versions'][number] => ({
  version,
  title,
  summary,
  body,
  keywords: [...keywords],
  atMs,
  author,
});

const keys = {
  unknown: 'unknownContent',
  'slug-taken': 'contentNameTaken',
  'term-missing': 'contentTermMissing',
  'nothing-changed': 'contentUnchanged',
  'until-too-early': 'contentTimes',
} as const satisfies Record<EditRefusal, ErrorKey>;

/** `term`: the one that is missing, where one is. */
export const editRefusal = (reason: EditRefusal, term = ''): Refusal => refuse(keys[reason], term === '' ? {} : { term });
